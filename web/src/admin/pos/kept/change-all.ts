import type { IDBPObjectStore, StoreNames } from 'idb';
import type { TillDatabase, TillSchema } from './till-database.ts';

type Names = StoreNames<TillSchema>;
type Stores<Name extends Names> = {
  [Each in Name]: IDBPObjectStore<TillSchema, Name[], Each, 'readwrite'>;
};

/**
 * Writes to several stores or to none, and resolves once it is on the disk. It is committed at once:
 * a page that is left the next moment does not take it back. Where `mayChange` says no, nothing is
 * written, and it rejects with a `ConstraintError`.
 */
export async function changeAll<Name extends Names>(
  db: TillDatabase,
  names: Name[],
  change: (stores: Stores<Name>) => Promise<unknown>[],
  mayChange?: (stores: Stores<Name>) => Promise<boolean>,
): Promise<void> {
  const transaction = db.transaction(names, 'readwrite', { durability: 'strict' });
  const stores = Object.fromEntries(
    names.map((name) => [name, transaction.objectStore(name)]),
  ) as unknown as Stores<Name>;
  if (mayChange && !(await mayChange(stores))) {
    transaction.abort();
    await transaction.done.catch(() => undefined);
    throw new DOMException('The till has gone on in another tab', 'ConstraintError');
  }
  const changes = change(stores);
  transaction.commit();
  await Promise.all([...changes, transaction.done]);
}
