import { useEffect } from 'react';
import type { User } from '@dahab/identity/contract/user.ts';
import { useSession } from '../../app/use-session.ts';
import type { Cashier } from './cart.ts';
import type { TillStore } from './till-store.ts';

export function cashierOf({ id, name, username }: Pick<User, 'id' | 'name' | 'username'>): Cashier {
  return { id, name: name ?? username };
}

/** What is put into a cart from now on is served by whoever is signed in. */
export function useCashier(store: TillStore, isReady: boolean): void {
  const { user } = useSession();
  useEffect(() => {
    if (isReady && user) store.serve(cashierOf(user), new Date().toISOString());
  }, [store, isReady, user]);
}
