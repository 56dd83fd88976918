import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlaceOrderMutation } from '../../../api/orders.ts';
import { useAppSelector } from '../../../app/store.ts';
import { useSession } from '../../../app/use-session.ts';
import type { TillStore } from '../till-store.ts';
import { alone } from './alone.ts';
import { isOf } from './seller.ts';
import { sendSales, type Hindrance } from './send-sales.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Sends what waits of this cashier's: when it is sold, when the shop can be reached again, and ever more rarely between. */
export function useSalesQueue(store: TillStore, waiting: number) {
  const { user } = useSession();
  const userId = user?.id;
  const [placeOrder] = usePlaceOrderMutation();
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const [isSending, setSending] = useState(false);
  const round = useRef<Promise<void>>(Promise.resolve());

  /** Resolves when all that waits at this moment was tried. */
  const send = useCallback((): Promise<void> => {
    const sendAll = async () => {
      setSending(true);
      const read = async () => (await store.readSales()).filter((sale) => isOf(sale, userId));
      const sales = { read, change: store.changeSales };
      const found = await alone(() =>
        sendSales(sales, {
          place: ({ body, key }) => placeOrder({ body, idempotencyKey: key }).unwrap(),
          pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          now: () => new Date().toISOString(),
        }),
      );
      setHindrance(found);
      setSending(false);
    };
    round.current = round.current.then(sendAll, sendAll);
    return round.current;
  }, [store, placeOrder, userId]);

  useSendWhenPossible({ hasWaiting: waiting > 0, userId, hindrance, isSending, send });
  return { hindrance: waiting > 0 ? hindrance : null, isSending, send };
}

interface SendWhenPossible {
  hasWaiting: boolean;
  userId: number | undefined;
  hindrance: Hindrance | null;
  isSending: boolean;
  send: () => Promise<void>;
}

function useSendWhenPossible(parts: SendWhenPossible) {
  const { hasWaiting, userId, hindrance, isSending, send } = parts;
  const isOver = useAppSelector((state) => state.endedSession.hasEnded);
  const wait = useRef(FIRST_WAIT_MS);

  // What an earlier page left behind, and after somebody has signed in again.
  useEffect(() => {
    if (hasWaiting && userId !== undefined && !isOver) void send();
  }, [hasWaiting, userId, isOver, send]);

  useEffect(() => {
    if (!hasWaiting) wait.current = FIRST_WAIT_MS;
    if (!hasWaiting || isSending) return;
    if (hindrance !== 'unreachable' && hindrance !== 'failing') return;
    const again = () => void send();
    const timer = setTimeout(again, wait.current);
    wait.current = Math.min(wait.current * 2, LONGEST_WAIT_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [hasWaiting, isSending, hindrance, send]);
}
