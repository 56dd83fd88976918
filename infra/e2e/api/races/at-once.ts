import { setTimeout as pause } from 'node:timers/promises';
import type { ShopAnswer, ShopClient } from '@dahab/testing/shop-client.ts';
import { expect } from '@jest/globals';

/** All of them, started in one moment; in their order. */
export function atOnce<Result>(
  count: number,
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** How often each status was answered: `{ 201: 100, 409: 400 }`. */
export function statusesOf(answers: readonly ShopAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** No answer was a fault. */
export function expectNoFault(answers: readonly ShopAnswer[]): void {
  const faults = answers.filter(({ status }) => status >= 500).map(({ body }) => body as unknown);
  expect(faults).toEqual([]);
}

/** One whose key is still at work, or that met a busy shop, asks again when it is told to. */
export async function untilSettled(
  call: ShopClient,
  send: Parameters<ShopClient>,
): Promise<ShopAnswer> {
  for (;;) {
    const answer = await call(...send);
    const { status, body, headers } = answer;
    const mayAskAgain = status === 503 || body?.code === 'sale-in-progress';
    if (!mayAskAgain) return answer;
    await pause(Number(headers.get('retry-after') ?? 1) * 1_000);
  }
}
