import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { getCurrentUser, login, logout, register } from './account.ts';
import { findCustomer } from './customer.ts';
import { listActivity } from './activity.ts';
import {
  createCustomer,
  findCustomers,
  getCustomer,
  listCustomers,
  updateCustomer,
} from './customers.ts';
import { importCustomers } from './import-batch.ts';
import { resolveSession } from './sessions.ts';
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
  getCustomer,
  updateCustomer,
  listActivity,
];

/** Identity's calls that only other services make. */
export const identityInternalEndpoints = [
  findCustomers,
  findCustomer,
  resolveSession,
  importCustomers,
] as readonly Endpoint[];
