import { listCollections } from '@dahab/catalog/contract/collection.ts';
import { listProducts } from '@dahab/catalog/contract/product-calls.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { listCustomers } from '@dahab/identity/contract/customers.ts';
import { listBuyingPriceChanges } from '@dahab/pricing/contract/buying-price.ts';
import { listGoldPriceChanges } from '@dahab/pricing/contract/gold-price-history.ts';
import type { House } from './house.ts';

/** What of the house the shop has already, by slug or phone: its ids. */
export interface Cast {
  readonly collections: Map<string, number>;
  readonly pieces: Map<string, number>;
  readonly customers: Map<string, number>;
  /** When the story began and how far its gold prices were told; null before the first one. */
  readonly goldPrices: { readonly first: Date; readonly last: Date } | null;
  /** How far its buying prices were told. */
  readonly buyingPricesUntil: Date | null;
}

/** Finds what an earlier seeding that was cut off has left. */
export async function findCast(call: CallService, house: House): Promise<Cast> {
  const collections = await call('catalog', listCollections);
  const cast: Cast = {
    collections: idsOf(house.collections, collections, (one, other) => one.nameEn === other.nameEn),
    pieces: idsOf(
      house.pieces,
      await listAllProducts(call),
      (one, other) => one.name === other.name,
    ),
    customers: new Map(),
    goldPrices: await findGoldPrices(call),
    buyingPricesUntil: await findBuyingPrices(call),
  };
  await meetCustomers(call, cast);
  return cast;
}

export async function meetCustomers(call: CallService, { customers }: Cast): Promise<void> {
  const found = await call('identity', listCustomers, { query: { page: 1, limit: 100 } });
  for (const { phone, id } of 'customers' in found ? found.customers : found) {
    if (phone !== null) customers.set(phone, id);
  }
}

export function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo shop has no "${name}" yet`);
  return id;
}

async function listAllProducts(call: CallService) {
  const pages = await Promise.all(
    [false, true].map((archived) =>
      call('catalog', listProducts, { query: { archived, limit: 500 } }),
    ),
  );
  return pages.flatMap(({ products }) => products);
}

async function findGoldPrices(call: CallService): Promise<Cast['goldPrices']> {
  const { changes } = await call('pricing', listGoldPriceChanges, { query: { limit: 1000 } });
  const [last, first] = [changes[0], changes.at(-1)];
  if (!last || !first) return null;
  return { first: new Date(first.changedAt), last: new Date(last.changedAt) };
}

async function findBuyingPrices(call: CallService): Promise<Date | null> {
  const { changes } = await call('pricing', listBuyingPriceChanges, { query: { limit: 1 } });
  return changes[0] ? new Date(changes[0].changedAt) : null;
}

function idsOf<Wanted extends { slug: string }, Found extends { id: number }>(
  wanted: readonly Wanted[],
  found: readonly Found[],
  isSame: (wanted: Wanted, found: Found) => boolean,
): Map<string, number> {
  return new Map(
    wanted.flatMap((one) => {
      const there = found.find((other) => isSame(one, other));
      return there ? [[one.slug, there.id] as const] : [];
    }),
  );
}
