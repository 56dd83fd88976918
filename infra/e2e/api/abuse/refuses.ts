import { eventually } from '@dahab/testing/eventually.ts';
import { expectNothingWaits } from '@dahab/testing/expect-nothing-waits.ts';
import { expect } from '@jest/globals';
import { expectContract, expectProblem } from '../expect-answer.ts';
import type { OpenShop } from '../open-shop.ts';
import { stateReader } from '../state-of.ts';
import type { WriteRoute } from '../write-routes.ts';
import type { Abuse } from './abuse.ts';

/** Many times what a refusal takes: a machine that does other things too stands still now and then. */
const LONGEST_MS = 15_000;

/**
 * Sends each body to the route as an admin: what is not right is refused with 4xx, in the one shape,
 * quickly, and changes nothing; what is right may be taken, and is never answered with a fault.
 */
export async function expectRefusals(
  shop: OpenShop,
  route: WriteRoute,
  abuses: readonly { readonly abuse: Abuse; readonly isRight: boolean }[],
): Promise<void> {
  const call = await shop.raw();
  const stateOf = await stateReader(shop);
  const restingState = async (): ReturnType<typeof stateOf> => {
    await eventually(() => expectNothingWaits(shop.rows), { timeoutMs: 30_000 });
    return stateOf();
  };
  let before = await restingState();
  for (const { abuse, isRight } of abuses) {
    const what = `${route.name}: ${abuse.what}`;
    if (isRight) expect({ what, ...(await stateOf()) }).toEqual({ what, ...before });
    const { method } = route.endpoint;
    const { headers, body } = abuse;
    const answer = await call({ method, path: route.path, headers, ...(body && { body }) });
    if (isRight) {
      expectContract(what, route.endpoint, answer);
      before = await restingState();
      continue;
    }
    const { status, ms } = answer;
    const isRefused = status >= 400 && status < 500;
    expect({ what, isRefused: isRefused || status }).toEqual({ what, isRefused: true });
    expect({ what, slow: ms > LONGEST_MS ? ms : 0 }).toEqual({ what, slow: 0 });
    expectProblem(what, answer);
  }
  expect(await restingState()).toEqual(before);
}
