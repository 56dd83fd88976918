import type { ShopClient } from '@dahab/testing/shop-client.ts';
import { expect } from '@jest/globals';
import type { AsyncCommand } from 'fast-check';
import { expectEqual } from './expect-equal.ts';
import type { ShopModel } from './shop-model.ts';

export type ShopCommand = AsyncCommand<ShopModel, ShopClient>;

/**
 * A move of an admin: does it in the shop and in the model, after which both are equal. `text` is how
 * a counterexample shows it.
 */
export function command(
  text: string,
  run: (model: ShopModel, call: ShopClient) => Promise<void>,
): ShopCommand {
  return {
    check: () => true,
    run: async (model, call) => {
      await run(model, call);
      await expectEqual(model, call);
    },
    toString: () => text,
  };
}

/** The answer's status must be this one. */
export function expectStatus(answer: { status: number; body: unknown }, status: number): void {
  const { body } = answer;
  const said = { status: answer.status, ...(answer.status !== status && { body }) };
  expect(said).toEqual({ status });
}
