import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCollections } from '@dahab/catalog/contract/collection.ts';
import { listProducts } from '@dahab/catalog/contract/product-calls.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';

type State = 'seeding' | 'done';

/**
 * Seeds a shop that has nothing yet, and goes on with a seeding that was cut off. A shop that its
 * owner has begun to fill is left alone for good.
 */
export async function seedOnce(
  dataDir: string,
  call: CallService,
  seed: () => Promise<void>,
): Promise<void> {
  const file = join(dataDir, 'seed-state');
  const state = existsSync(file) ? (readFileSync(file, 'utf8') as State) : null;
  if (state === 'done') return;
  if (state === 'seeding' || (await isEmpty(call))) {
    writeFileSync(file, 'seeding' satisfies State, { flush: true });
    await seed();
  }
  writeFileSync(file, 'done' satisfies State, { flush: true });
}

async function isEmpty(call: CallService): Promise<boolean> {
  const [products, collections, gold] = await Promise.all([
    call('catalog', listProducts, { query: { limit: 1 } }),
    call('catalog', listCollections),
    call('pricing', getGoldPriceSettings),
  ]);
  return products.total === 0 && collections.length === 0 && gold.updatedAt === null;
}
