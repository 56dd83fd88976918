import { expectInvariants } from '../../e2e/api/invariants.ts';
import { expectNothingKept } from './expect-answered.ts';
import { expectToldAtMostOnce } from './expect-told-once.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** What holds of a shop after every kill, whatever it was in the middle of. */
export async function expectUnharmed(shop: ShopUnderTest): Promise<void> {
  await expectInvariants(shop);
  await expectToldAtMostOnce(shop);
  await expectNothingKept(shop);
}
