import { z } from 'zod';

/** What an account shows of the customer it belongs to. */
export const customerProfileSchema = z
  .object({
    id: z.number().int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'CustomerProfile' });

/** An account. Names, phone and city repeat its customer's; an account of staff has none. */
export const userSchema = z
  .object({
    id: z.number().int(),
    username: z.string(),
    isAdmin: z.boolean(),
    isActive: z.boolean(),
    customerId: z.number().int().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phone: z.string().nullable(),
    city: z.string().nullable(),
    customer: customerProfileSchema.nullable(),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;
