import { startTransition, useCallback, useEffect, useState } from 'react';
import { rememberedPaper } from '../../receipt/papers.ts';
import { Receipt } from '../../receipt/receipt.tsx';
import { atRest } from './at-rest.ts';
import { noOrder } from './no-order.ts';

/** The till has been drawn, and its catalogue is being read. */
const SETTLED_MS = 1_000;

/**
 * Draws an empty receipt once, unseen, while nobody wants anything of the till, and takes it away
 * again: the first sale of a day then does not wait for code that never ran before.
 */
export function RehearsedReceipt() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      void atRest().then(() => startTransition(() => setDrawn(true)));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  const takeAway = useCallback((drawn: HTMLElement | null) => {
    if (drawn) requestAnimationFrame(() => setDrawn(false));
  }, []);
  if (!isDrawn) return null;
  return (
    <div hidden ref={takeAway}>
      <Receipt order={noOrder} paper={rememberedPaper()} isCopy={false} isVoid={false} />
    </div>
  );
}
