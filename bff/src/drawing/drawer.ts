import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@dahab/chassis/log.ts';
import { LRUCache } from 'lru-cache';
import type { Drawing, DrawingOrder } from '../../contract/drawing.ts';
import type { DrawingFigures } from './drawing-figures.ts';
import { standingWorker } from './standing-worker.ts';

/** A page waits this long for its drawing, then goes out without: the browser draws it. */
const LONGEST_WAIT_MS = 800;

/** Behind so many others a page would not be drawn in time anyway. */
const MOST_WAITING = 16;

const MOST_KEPT = 200;
/** The same is drawn from the same, but for the year that it is. */
const KEPT_MS = 3_600_000;

export type Order = Omit<DrawingOrder, 'number'>;

export interface Drawer {
  /** The first view of a page as HTML; null when it is not to be had in time. Never rejects. */
  draw(order: Order): Promise<Drawing | null>;
  close(): Promise<void>;
}

/** Draws pages by the program that the build leaves, one after the other, beside all else. */
export function createDrawer(
  program: string,
  { figures, log }: { readonly figures: DrawingFigures; readonly log: Log },
): Drawer {
  const kept = new LRUCache<string, Promise<Drawing | null>>({ max: MOST_KEPT, ttl: KEPT_MS });
  const worker = standingWorker(program, () => kept.clear());
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const drawOne = async (order: Order): Promise<Drawing | null> => {
    const stop = figures.time();
    try {
      const drawing = await worker.get()?.draw(order);
      figures.count(drawing ? 'drawn' : 'refused');
      return drawing ?? null;
    } catch (error) {
      figures.count('failed');
      log.warn({ err: error, address: order.address }, 'a page was not drawn');
      return null;
    } finally {
      stop();
    }
  };

  const drawInTurn = (key: string, order: Order): Promise<Drawing | null> => {
    waiting += 1;
    const drawn = last.then(async () => {
      const drawing = await drawOne(order);
      waiting -= 1;
      if (!drawing && kept.peek(key) === drawn) kept.delete(key);
      return drawing;
    });
    last = drawn;
    kept.set(key, drawn);
    return drawn;
  };

  // The first visitor does not wait until the program is read.
  worker.get();
  return {
    draw: async (order) => {
      if (!worker.get()) return null;
      const key = keyOf(order);
      const known = kept.get(key);
      if (!known && waiting >= MOST_WAITING) {
        figures.count('refused');
        return null;
      }
      const inTime = new AbortController();
      const late = pause(LONGEST_WAIT_MS, 'late' as const, inTime).catch(() => null);
      const drawing = await Promise.race([known ?? drawInTurn(key, order), late]);
      inTime.abort();
      if (drawing !== 'late') return drawing;
      figures.count('late');
      return null;
    },
    close: worker.end,
  };
}

/** A price or a piece that changes is another order: nothing of before is given for it. */
function keyOf(order: Order): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64');
}
