import { suiteSeed } from '@dahab/testing/suite-seed.ts';
import { describe, test } from '@jest/globals';
import fc from 'fast-check';
import { expectInvariants } from '../invariants.ts';
import { openShop } from '../open-shop.ts';
import { volumeOf } from '../volume.ts';
import { catalogCommands } from './catalog-commands.ts';
import { readStats } from './expect-equal.ts';
import { saleCommands } from './sale-commands.ts';
import { newModel, type ShopModel } from './shop-model.ts';

const RUNS = volumeOf({ commit: 50, release: 1_000 });
const MOST_COMMANDS = 15;
const SUITE_MS = volumeOf({ commit: 300_000, release: 3_600_000 });

const shop = await openShop();
const { call } = shop.admin;

/** So that the lists of a later run are as short as those of the first. */
async function clearAway({ products, collections }: ShopModel): Promise<void> {
  for (const id of products.keys()) await call('DELETE', `/api/products/${id}`);
  for (const id of collections) await call('DELETE', `/api/collections/${id}`);
}

describe('whatever an admin does in whatever order', () => {
  test(
    'the shop is after each step as a simple model of it says',
    async () => {
      const commands = fc.commands([...catalogCommands, ...saleCommands], {
        maxCommands: MOST_COMMANDS,
        size: '+1',
      });
      const property = fc.asyncProperty(commands, async (drawn) => {
        // Runs share the shop: each counts from where the one before it ended.
        await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
        const model = newModel(await readStats(call));
        try {
          await fc.asyncModelRun(() => ({ model, real: call }), drawn);
        } finally {
          await clearAway(model);
        }
      });
      await fc.assert(property, { numRuns: RUNS, seed: suiteSeed() });
    },
    SUITE_MS,
  );

  test('and the invariants hold', () => expectInvariants(shop), SUITE_MS);
});
