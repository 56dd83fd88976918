import { createHash } from 'node:crypto';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { fetchOuncePrice } from './gold-api.ts';
import { findOunceQuote, type Metal, upsertOunceQuote } from './ounce-store.ts';

/** The free quota is about a hundred questions a month. */
const FRESH_MS = 8 * 3_600_000;
const FAILURE_SECONDS = 60;

/** EGP for a troy ounce, at most eight hours old; null when it is not to be had. */
export type QuoteOunce = (metal: Metal, apiKey: string) => Promise<number | null>;

export function createOunceQuotes(options: {
  db: Database;
  cache: Cache;
  clock: () => Date;
  apiRoot: string;
}): QuoteOunce {
  const { db, cache, clock, apiRoot } = options;
  const underWay = new Map<string, Promise<number | null>>();

  const ask = async (metal: Metal, apiKey: string, note: string): Promise<number | null> => {
    const price = await fetchOuncePrice(apiRoot, metal, apiKey);
    if (price === null) await cache.set(note, '1', FAILURE_SECONDS).catch(() => undefined);
    else await upsertOunceQuote(db, metal, price, clock());
    return price;
  };

  return async (metal, apiKey) => {
    if (apiKey === '') return null;
    const fresh = await findOunceQuote(db, metal, new Date(clock().getTime() - FRESH_MS));
    if (fresh !== null) return fresh;
    const note = failureNote(metal, apiKey);
    if ((await cache.get(note).catch(() => null)) !== null) return null;
    const asking = underWay.get(note) ?? ask(metal, apiKey, note);
    underWay.set(note, asking);
    return asking.finally(() => underWay.delete(note));
  };
}

/** Says for a minute that this key got no answer, so that nobody waits for the same again. */
function failureNote(metal: Metal, apiKey: string): string {
  const hash = createHash('sha256').update(apiKey).digest('hex');
  return `ounce-failure:${metal}:${hash}`;
}
