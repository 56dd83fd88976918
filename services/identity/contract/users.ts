import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { booleanField, idField } from '@dahab/protocol/fields.ts';
import { limitField, pageField } from '@dahab/protocol/page.ts';
import { z } from 'zod';
import { paginationSchema } from './pagination.ts';
import { absentWhenEmpty, emailField, newPasswordField } from './text-fields.ts';
import { userSchema } from './user.ts';

export const USERS_PAGE = 20;
/** Most accounts in the answer without paging. */
export const MOST_UNPAGED_USERS = 500;
const LARGEST_PAGE = 100;

const switchField = z.boolean('Must be true or false');

const userParams = z.object({ id: idField });

export const newUserSchema = z
  .object({
    email: emailField,
    name: z
      .string({ error: 'Name must be at least 2 characters' })
      .trim()
      .min(2, 'Name must be at least 2 characters')
      .max(200, 'At most 200 characters'),
    /** Without one, or an empty one, the account cannot sign in until a password is set. */
    password: absentWhenEmpty(newPasswordField),
    isAdmin: switchField.default(false),
    isActive: switchField.default(true),
  })
  .meta({ id: 'NewUser' });

export type NewUser = z.infer<typeof newUserSchema>;

export const userChangeSchema = z
  .object({ isActive: switchField.optional(), isAdmin: switchField.optional() })
  .refine((change) => change.isActive !== undefined || change.isAdmin !== undefined, {
    error: 'Send isActive or isAdmin',
  })
  .meta({ id: 'UserChange' });

export type UserChange = z.infer<typeof userChangeSchema>;

export const newPasswordSchema = z
  .object({ password: newPasswordField })
  .meta({ id: 'NewPassword' });

export const usersQuerySchema = z.object({
  /** Up to two letters find everybody. */
  search: z.string().trim().max(200, 'Search with at most 200 characters').optional(),
  isAdmin: booleanField.optional(),
  page: pageField.optional(),
  limit: limitField(LARGEST_PAGE).optional(),
});

export type UsersQuery = z.infer<typeof usersQuerySchema>;

export const usersAnswerSchema = z.object({
  data: z.array(userSchema),
  pagination: paginationSchema.optional(),
});

export type UsersAnswer = z.infer<typeof usersAnswerSchema>;

/** By id, `pagination` with `page` or `limit`; without them the first 500. */
export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users',
  access: 'admin',
  summary: 'Accounts, searched by name, username, e-mail or phone',
  query: usersQuerySchema,
  response: usersAnswerSchema,
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
  refusals: { 409: 'The username is taken' },
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
  refusals: { 409: 'Nobody would be left to manage the shop, or it is the caller’s own account' },
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
