import type { Database } from '@dahab/chassis/database/connect.ts';
import { NotFound, ShopError } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { latinDigits } from '@dahab/protocol/digits.ts';
import type { Customer } from '../../contract/customer.ts';
import {
  CUSTOMERS_PAGE,
  type CustomersPage,
  type CustomersQuery,
  MOST_UNPAGED_CUSTOMERS,
  type NewCustomer,
} from '../../contract/customers.ts';
import { customersChanged } from '../../contract/events.ts';
import { paginationOf } from '../../contract/pagination.ts';
import { searchWords } from './search-text.ts';
import {
  countCustomers,
  findCustomer,
  hasEmail,
  hasPhone,
  insertCustomer,
  listCustomers,
  lockCustomers,
} from './store.ts';

export async function existingCustomer(db: Database, id: number): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (customer === null) throw new NotFound('There is no such customer');
  return customer;
}

/** Two counters that add the same person at the same moment get one customer and one refusal. */
export async function addCustomer(db: Database, input: NewCustomer, now: Date): Promise<Customer> {
  const { firstName, lastName } = input;
  const phone = latinDigits(input.phone);
  const email = input.email ?? null;
  return db.transaction(async (trx) => {
    await lockCustomers(trx);
    if (await hasPhone(trx, phone)) throw alreadyKnown('phone', 'phone number');
    if (email !== null && (await hasEmail(trx, email))) throw alreadyKnown('email', 'email');
    const details = { userId: null, firstName, lastName, phone, email };
    const id = await insertCustomer(trx, details, now);
    await emit(trx, customersChanged, {});
    const customer = await findCustomer(trx, id);
    if (customer === null) throw new Error('The customer was not inserted');
    return customer;
  });
}

export async function searchCustomers(
  db: Database,
  { search = '', page, limit }: CustomersQuery,
): Promise<Customer[] | CustomersPage> {
  const words = searchWords(search);
  if (page === undefined && limit === undefined) {
    return listCustomers(db, words, { limit: MOST_UNPAGED_CUSTOMERS, offset: 0 });
  }
  return pageOfCustomers(db, words, { page: page ?? 1, limit: limit ?? CUSTOMERS_PAGE });
}

async function pageOfCustomers(
  db: Database,
  words: readonly string[],
  { page, limit }: { page: number; limit: number },
): Promise<CustomersPage> {
  const total = await countCustomers(db, words);
  const customers = await listCustomers(db, words, { limit, offset: (page - 1) * limit });
  return { customers, pagination: paginationOf(total, { page, limit }) };
}

export function alreadyKnown(path: string, what: string): ShopError {
  const message = `A customer with this ${what} already exists`;
  return new ShopError(409, 'customer-exists', message, { issues: [{ path, message }] });
}
