import { createHash } from 'node:crypto';
import type { Cache } from '@dahab/chassis/cache/cache.ts';
import type { Connection, Database } from '@dahab/chassis/database/connect.ts';
import { fetchOuncePrice } from './gold-api.ts';
import { findOunceQuote, type Metal, upsertOunceQuote } from './ounce-store.ts';

/** The free quota is about a hundred questions a month. */
export const FRESH_MS = 8 * 3_600_000;
/** Of messages that go out by themselves: two metals, asked for every sixteen hours, are 90 a month. */
export const FRESH_UNATTENDED_MS = 16 * 3_600_000;
const FAILURE_SECONDS = 60;

/** EGP for a troy ounce, asked for at most `freshMs` ago; null when it is not to be had. */
export type QuoteOunce = (metal: Metal, apiKey: string, freshMs: number) => Promise<number | null>;

export function createOunceQuotes(options: {
  db: Database;
  cache: Cache;
  clock: () => Date;
  apiRoot: string;
}): QuoteOunce {
  const { db, cache, clock, apiRoot } = options;
  const underWay = new Map<string, Promise<number | null>>();

  const findFresh = (connection: Connection, metal: Metal, freshMs: number) =>
    findOunceQuote(connection, metal, new Date(clock().getTime() - freshMs));

  /** Replicas that want the same at once wait for the one that asks. */
  const ask = (metal: Metal, apiKey: string, freshMs: number): Promise<number | null> =>
    db.transaction(async (trx) => {
      await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`ounce:${metal}`]);
      const fresh = await findFresh(trx, metal, freshMs);
      if (fresh !== null) return fresh;
      const note = failureNote(metal, apiKey);
      if ((await cache.get(note).catch(() => null)) !== null) return null;
      const price = await fetchOuncePrice(apiRoot, metal, apiKey);
      if (price === null) await cache.set(note, '1', FAILURE_SECONDS).catch(() => undefined);
      else await upsertOunceQuote(trx, metal, price, clock());
      return price;
    });

  return async (metal, apiKey, freshMs) => {
    if (apiKey === '') return null;
    const fresh = await findFresh(db, metal, freshMs);
    if (fresh !== null) return fresh;
    const note = failureNote(metal, apiKey);
    if ((await cache.get(note).catch(() => null)) !== null) return null;
    const asking = underWay.get(note) ?? ask(metal, apiKey, freshMs);
    underWay.set(note, asking);
    return asking.finally(() => underWay.delete(note));
  };
}

/** Says for a minute that this key got no answer, so that nobody waits for the same again. */
function failureNote(metal: Metal, apiKey: string): string {
  const hash = createHash('sha256').update(apiKey).digest('hex');
  return `ounce-failure:${metal}:${hash}`;
}
