import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { Knex } from 'knex';
import type { User } from '../../contract/user.ts';

/** Without the password's hash: what is read for an answer cannot leak it. */
interface UserView {
  id: number;
  username: string;
  is_admin: boolean;
  is_active: boolean;
  name: string | null;
  email: string | null;
  customer_id: number | null;
  first_name: string;
  last_name: string;
  customer_email: string | null;
  phone: string | null;
  city: string | null;
}

export async function findUser(db: Connection, id: number): Promise<User | null> {
  const row = await userViews(db).where('users.id', id).first<UserView | undefined>();
  return row === undefined ? null : userOf(row);
}

export interface UserFilter {
  /** Folded words; an account matches when each is somewhere in it. */
  readonly words: readonly string[];
  readonly isAdmin?: boolean | undefined;
}

export async function listUsers(
  db: Connection,
  filter: UserFilter,
  range: { limit: number; offset: number },
): Promise<User[]> {
  const rows = await matching(userViews(db), filter)
    .orderBy('users.id')
    .limit(range.limit)
    .offset(range.offset);
  return rows.map(userOf);
}

export async function countUsers(db: Connection, filter: UserFilter): Promise<number> {
  const users = db('users').leftJoin('customers', 'customers.user_id', 'users.id');
  const [row] = await matching(users, filter).count<{ count: number }[]>();
  return row?.count ?? 0;
}

function matching<Query extends Knex.QueryBuilder>(users: Query, filter: UserFilter): Query {
  if (filter.isAdmin !== undefined) void users.where('users.is_admin', filter.isAdmin);
  for (const word of filter.words) {
    const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    void users.where((either) =>
      either.whereLike('users.search_text', part).orWhereLike('customers.search_text', part),
    );
  }
  return users;
}

function userViews(db: Connection) {
  return db('users')
    .leftJoin('customers', 'customers.user_id', 'users.id')
    .select<UserView[]>(
      'users.id',
      'users.username',
      'users.is_admin',
      'users.is_active',
      'users.name',
      'users.email',
      'customers.id as customer_id',
      'customers.first_name',
      'customers.last_name',
      'customers.email as customer_email',
      'customers.phone',
      'customers.city',
    );
}

function userOf(row: UserView): User {
  const customer = customerProfileOf(row);
  return {
    id: row.id,
    username: row.username,
    isAdmin: row.is_admin,
    isActive: row.is_active,
    customerId: row.customer_id,
    name: row.name,
    email: row.email,
    firstName: customer?.firstName ?? null,
    lastName: customer?.lastName ?? null,
    phone: customer?.phone ?? null,
    city: customer?.city ?? null,
    customer,
  };
}

function customerProfileOf(row: UserView): User['customer'] {
  if (row.customer_id === null) return null;
  return {
    id: row.customer_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.customer_email,
    phone: row.phone,
    city: row.city,
  };
}
