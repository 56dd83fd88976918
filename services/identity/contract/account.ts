import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';
import { emailField, newPasswordField, phoneField, requiredText } from './text-fields.ts';
import { userSchema } from './user.ts';

export const LONGEST_USERNAME = 100;

const username = requiredText('Username is required', LONGEST_USERNAME);

export const loginInputSchema = z
  .object({
    /** The username or the e-mail, in any case. */
    username: z.string({ error: 'Username is required' }).trim().min(1, 'Username is required'),
    password: z.string({ error: 'Password is required' }).min(1, 'Password is required'),
  })
  .meta({
    id: 'LoginInput',
    examples: [{ username: 'mona@example.com', password: 'lulu-1974' }],
  });

export type LoginInput = z.infer<typeof loginInputSchema>;

export const registerInputSchema = z
  .object({
    isAdmin: z
      .never({ error: 'isAdmin cannot be supplied' })
      .optional()
      .describe('Cannot be supplied'),
    customerId: z
      .never({ error: 'customerId cannot be supplied' })
      .optional()
      .describe('Cannot be supplied'),
    username,
    password: newPasswordField,
    firstName: requiredText('First name is required', 100),
    lastName: requiredText('Last name is required', 100),
    email: emailField,
    phone: phoneField,
    city: requiredText('City is required', 100),
  })
  .meta({
    id: 'RegisterInput',
    examples: [
      {
        username: 'mona',
        password: 'lulu-1974',
        firstName: 'منى',
        lastName: 'عبد الرحمن',
        email: 'mona@example.com',
        phone: '01001234567',
        city: 'القاهرة',
      },
    ],
  });

export type RegisterInput = z.infer<typeof registerInputSchema>;

/** 401 for guests. */
export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  summary: 'The signed-in user',
  response: userSchema,
});

/**
 * Sets the session cookie. 401 `Invalid username or password`; 403 `This account is deactivated`
 * after the right password only; 429 after too many failures.
 */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs in',
  body: loginInputSchema,
  response: userSchema,
  responseHeaders: { 'Set-Cookie': 'The session' },
  refusals: {
    401: 'Invalid username or password',
    403: 'The password is right, but the account is deactivated',
    429: 'Too many failures under this name or from this address',
  },
});

/**
 * Makes an account with its customer and signs in. 409 `Username is already taken`; 429 after twenty
 * from one address within an hour.
 */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Makes a customer account and signs in',
  status: 201,
  body: registerInputSchema,
  response: userSchema,
  responseHeaders: { 'Set-Cookie': 'The session' },
  refusals: {
    409: 'The username is taken',
    429: 'Too many new accounts from this address',
  },
});

/** Ends the session everywhere; nothing to end is fine. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Signs out',
  requestHeaders: { 'X-Forwarded-Proto': 'How the browser came, as the edge says' },
  status: 204,
  responseHeaders: { 'Set-Cookie': 'No session any more' },
});
