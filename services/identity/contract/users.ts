import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { idField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { absentWhenEmpty, emailField, newPasswordField } from './text-fields.ts';
import { userSchema } from './user.ts';

const userParams = z.object({ id: idField });

export const newUserSchema = z.object({
  email: emailField,
  name: z
    .string({ error: 'Name must be at least 2 characters' })
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(200, 'At most 200 characters'),
  /** Without one, or an empty one, the account cannot sign in until a password is set. */
  password: absentWhenEmpty(newPasswordField),
  isAdmin: z.boolean().default(false),
  isActive: z.boolean().default(true),
});

export type NewUser = z.infer<typeof newUserSchema>;

export const userChangeSchema = z
  .object({ isActive: z.boolean().optional(), isAdmin: z.boolean().optional() })
  .refine((change) => change.isActive !== undefined || change.isAdmin !== undefined, {
    error: 'Send isActive or isAdmin',
  });

export type UserChange = z.infer<typeof userChangeSchema>;

export const newPasswordSchema = z.object({ password: newPasswordField });

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  summary: 'All accounts',
  response: z.object({ data: z.array(userSchema) }),
});

/** The e-mail becomes the username; 409 `Username is already taken`. */
export const createUser = defineEndpoint({
  method: 'POST',
  path: '/api/users',
  access: 'admin',
  summary: 'Adds an account',
  status: 201,
  body: newUserSchema,
  response: userSchema,
});

/**
 * Turning an account off or taking its admin right ends its sessions. 409 `last-admin` when nobody
 * would be left to manage the shop, 409 `own-account` for the caller's own.
 */
export const updateUser = defineEndpoint({
  method: 'PATCH',
  path: '/api/users/:id',
  access: 'admin',
  summary: 'Turns an account on or off, gives or takes the admin right',
  params: userParams,
  body: userChangeSchema,
  response: userSchema,
});

/** Ends that user's sessions. */
export const setUserPassword = defineEndpoint({
  method: 'PATCH',
  path: '/api/users/:id/password',
  access: 'admin',
  summary: "Sets an account's password",
  params: userParams,
  body: newPasswordSchema,
  status: 204,
});
