import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { getCurrentUser, login, logout, register } from './account.ts';
import { createCustomer, listCustomers } from './customers.ts';
import { createUser, listUsers, setUserPassword, updateUser } from './users.ts';

/** Identity's calls that browsers make. */
export const identityEndpoints: readonly Endpoint[] = [
  getCurrentUser,
  login,
  register,
  logout,
  listUsers,
  createUser,
  updateUser,
  setUserPassword,
  listCustomers,
  createCustomer,
];
