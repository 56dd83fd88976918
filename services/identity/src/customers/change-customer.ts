import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { changesBetween } from '@dahab/protocol/changes-between.ts';
import { latinDigits } from '@dahab/protocol/digits.ts';
import type { Customer } from '../../contract/customer.ts';
import type { CustomerChange } from '../../contract/customers.ts';
import { customersChanged, userChanged } from '../../contract/events.ts';
import { renameUser } from '../users/store.ts';
import { findUser } from '../users/views.ts';
import { alreadyKnown } from './actions.ts';
import type { CustomerDetails } from './record.ts';
import {
  findCustomer,
  findDetails,
  hasEmail,
  hasPhone,
  lockCustomers,
  updateDetails,
} from './store.ts';

/** Changes what is given; nobody gets a phone or an e-mail that is somebody else's. */
export async function changeCustomer(
  db: Database,
  id: number,
  change: CustomerChange,
): Promise<Customer> {
  return db.transaction(async (trx) => {
    await lockCustomers(trx);
    const stored = await findDetails(trx, id);
    if (stored === null) throw new NotFound('There is no such customer');
    const { userId, details: before } = stored;
    const after = { ...before, ...givenOf(change) };
    await refuseDouble(trx, id, before, after);
    await updateDetails(trx, { id, details: after });
    await emit(trx, customersChanged, {});
    if (userId !== null) await tellProfile(trx, userId, before, after);
    const customer = await findCustomer(trx, id);
    if (customer === null) throw new Error('The customer is gone');
    return customer;
  });
}

function givenOf(change: CustomerChange): Partial<CustomerDetails> {
  const { phone, ...others } = change;
  const given = phone === undefined ? others : { ...others, phone: latinDigits(phone) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Customers who share a phone since an import may keep it. */
async function refuseDouble(
  trx: Transaction,
  id: number,
  before: CustomerDetails,
  { phone, email }: CustomerDetails,
): Promise<void> {
  if (phone !== null && phone !== before.phone && (await hasPhone(trx, phone, id))) {
    throw alreadyKnown('phone', 'phone number');
  }
  if (email !== null && email !== before.email && (await hasEmail(trx, email, id))) {
    throw alreadyKnown('email', 'email');
  }
}

const profileFields = ['firstName', 'lastName', 'email', 'phone', 'city'] as const;

/** An account shows its customer: what changes of him changes its profile. */
async function tellProfile(
  trx: Transaction,
  userId: number,
  before: CustomerDetails,
  after: CustomerDetails,
): Promise<void> {
  const changes = changesBetween(profileFields, before, after);
  if (changes.length === 0) return;
  await renameUser(trx, userId, { before: fullName(before), after: fullName(after) });
  const user = await findUser(trx, userId);
  const name = user?.name ?? fullName(after);
  await emit(trx, userChanged, { userId, name, deed: 'changed', changes });
}

function fullName({ firstName, lastName }: CustomerDetails): string {
  return `${firstName} ${lastName}`;
}
