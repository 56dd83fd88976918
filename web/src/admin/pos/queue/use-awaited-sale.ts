import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderInput } from '@dahab/orders/contract/order.ts';
import type { Cart } from '../cart.ts';
import type { KeptSale } from '../kept/till-database.ts';
import type { TillState, TillStore } from '../till-store.ts';
import type { Hindrance } from './send-sales.ts';

/** The sale that the cashier has just made and whose answer they wait for. */
export interface AwaitedSale {
  cart: Cart;
  body: OrderInput;
  /** `selling`: sent; `sold`: the shop made the order; `waiting`: it is sent later, go on. */
  phase: 'selling' | 'sold' | 'waiting';
  orderId: number | null;
}

interface Awaited {
  cart: Cart;
  body: OrderInput;
  /** All that waited was tried. */
  wasSent: boolean;
}

/** Longer than this nobody lets a customer stand: the sale goes on being sent behind the next one. */
const PATIENCE_MS = 6_000;

export interface AwaitedSaleParts {
  store: TillStore;
  state: TillState | null;
  hindrance: Hindrance | null;
  isSending: boolean;
  send: () => Promise<void>;
}

export function useAwaitedSale(parts: AwaitedSaleParts) {
  const { store, state, hindrance, isSending, send } = parts;
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const isLate = useLate(awaited?.cart.key);
  const record = state?.sales.find(({ key }) => key === awaited?.cart.key);

  /** The key of the sale in sight, also before the page is drawn again. */
  const inSight = useRef<string | null>(null);

  const sell = useCallback(
    async (cart: Cart, body: OrderInput) => {
      inSight.current = cart.key;
      setAwaited({ cart, body, wasSent: false });
      await store.sell(cart.key, body, new Date().toISOString());
      await send();
      // The cashier has gone on, and serves the next customer.
      if (inSight.current !== cart.key) return;
      const now = store.getState();
      const back = now?.held.find((held) => held.cart.returned?.from === cart.key);
      if (!back) return setAwaited((before) => before && { ...before, wasSent: true });
      setAwaited(null);
      if (now?.open.lines.length === 0) store.switchTo(back.key, new Date().toISOString());
    },
    [store, send],
  );

  /** The next customer: an order that was seen needs no keeping, the rest waits by itself. */
  const goOn = useCallback(() => {
    inSight.current = null;
    setAwaited(null);
    if (record && record.orderId !== null) void store.changeSales((keep) => keep.dropSale(record));
  }, [record, store]);

  // Another tab has seen what it came to, and gone on.
  const isGone = awaited?.wasSent === true && record === undefined;
  const sale = awaited &&
    !isGone && {
      cart: awaited.cart,
      body: awaited.body,
      phase: phaseOf(record, (hindrance !== null && !isSending) || isLate),
      orderId: record?.orderId ?? null,
    };
  return { sale: sale || null, sell, goOn };
}

function phaseOf(record: KeptSale | undefined, isHeldUp: boolean): AwaitedSale['phase'] {
  if (record && record.orderId !== null) return 'sold';
  return record && isHeldUp ? 'waiting' : 'selling';
}

/** Whether the answer for this key has been waited for long enough. */
function useLate(key: string | undefined): boolean {
  const [lateKey, setLateKey] = useState<string | null>(null);
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setLateKey(key), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== undefined && lateKey === key;
}
