import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField, timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

export const customerSchema = z
  .object({
    id: z.number().int(),
    userId: z.number().int().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    address1: z.string().nullable(),
    address2: z.string().nullable(),
    city: z.string().nullable(),
    provinceCode: z.string().nullable(),
    countryCode: z.string().nullable(),
    zipCode: z.string().nullable(),
    /** EGP: what the imported history says plus our own live orders. */
    totalSpent: z.number(),
    totalOrders: z.number().int(),
    createdAt: timeField,
  })
  .meta({ id: 'Customer' });

export type Customer = z.infer<typeof customerSchema>;

/** 404 when there is none. */
export const findCustomer = defineEndpoint({
  method: 'GET',
  path: '/internal/customers/:id',
  access: 'service',
  summary: 'One customer',
  params: z.object({ id: idField }),
  response: customerSchema,
});
