import type { ShopEvent } from './shop-events.ts';

/** Rarely enough for a shop that imports; often enough for somebody who waits for it. */
const PACE_MS = 700;

type Tell = (event: ShopEvent) => void;

/**
 * Passes an event on at once, and of those of its kind that follow closely only the last, a moment
 * later: many of them would each ask the shop, and one that comes while its predecessor is being
 * read would be answered with what was read before it.
 */
export function paceEvents(tell: Tell): { tell: Tell; stop: () => void } {
  const resting = new Map<ShopEvent['kind'], { next: ShopEvent | null; timer: Timer }>();

  const rest = (kind: ShopEvent['kind']) => {
    const timer = setTimeout(() => {
      const next = resting.get(kind)?.next;
      resting.delete(kind);
      if (next) pass(next);
    }, PACE_MS);
    resting.set(kind, { next: null, timer });
  };
  const pass = (event: ShopEvent) => {
    const before = resting.get(event.kind);
    if (before) {
      before.next = event;
      return;
    }
    tell(event);
    rest(event.kind);
  };
  const stop = () => {
    for (const { timer } of resting.values()) clearTimeout(timer);
    resting.clear();
  };
  return { tell: pass, stop };
}

type Timer = ReturnType<typeof setTimeout>;
