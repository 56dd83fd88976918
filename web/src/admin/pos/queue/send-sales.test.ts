import { expect, test } from '@jest/globals';
import type { ApiProblem } from '../../../api/problem.ts';
import { anOrder, aProduct } from '../../../testing/builders.ts';
import { addPiece, emptyCart, pieceOf } from '../cart.ts';
import { memoryKeep } from '../kept/memory-keep.ts';
import { sendSales } from './send-sales.ts';

type Answer = number | Partial<ApiProblem>;

const ring = pieceOf(aProduct({ id: 7 }));

/** A till with sales under these keys, and a shop that answers each call in turn. */
async function tillWith(keys: readonly string[], answers: readonly Answer[]) {
  const keep = memoryKeep(null);
  for (const key of keys) {
    const cart = addPiece(emptyCart(key), ring, 31_660);
    const body = { items: [], discount: 0, total: 0 };
    await keep.sell({ cart, body, soldAt: '2026-01-05T10:00:00.000Z' }, emptyCart('next'));
  }
  const sent: string[] = [];
  const pauses: number[] = [];
  const send = () =>
    sendSales(
      {
        read: async () => (await keep.read()).sales,
        change: (change) => change(keep),
      },
      {
        place: async ({ key }) => {
          const answer = answers[sent.push(key) - 1];
          if (typeof answer === 'number') return anOrder({ id: answer });
          throw { status: 0, message: 'no', code: '', issues: [], ...answer };
        },
        pause: async (ms) => void pauses.push(ms),
        now: () => '2026-01-05T11:00:00.000Z',
      },
    );
  const orders = async () => (await keep.read()).sales.map(({ key, orderId }) => [key, orderId]);
  return { keep, send, sent, pauses, orders };
}

test('sales are sent in the order of selling, each once', async () => {
  const { send, sent, orders } = await tillWith(['a', 'b', 'c'], [1, 2, 3]);
  expect(await send()).toBeNull();
  expect(await send()).toBeNull();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(await orders()).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
});

test.each([
  [{ status: 0, code: 'unreachable' }, 'unreachable'],
  [{ status: 503, code: 'unavailable' }, 'unreachable'],
  [{ status: 429, code: 'too-many-requests' }, 'unreachable'],
  [{ status: 401, code: 'unauthenticated' }, 'signed-out'],
  [{ status: 403, code: 'forbidden' }, 'forbidden'],
] as const)('%j keeps all of them waiting: %s', async (problem, hindrance) => {
  const { send, sent, orders } = await tillWith(['a', 'b'], [problem, 1, 2]);
  expect(await send()).toBe(hindrance);
  expect(sent).toEqual(['a']);
  expect(await send()).toBeNull();
  expect(sent).toEqual(['a', 'a', 'b']);
  expect(await orders()).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a sale that the shop fails on does not hold up the others', async () => {
  const { send, sent, orders } = await tillWith(['a', 'b'], [{ status: 500 }, 2]);
  expect(await send()).toBe('failing');
  expect(sent).toEqual(['a', 'b']);
  expect(await orders()).toEqual([
    ['a', null],
    ['b', 2],
  ]);
});

test('a sale that is being made is asked for again until it is', async () => {
  const inProgress = { status: 409, code: 'sale-in-progress' };
  const { send, sent, pauses } = await tillWith(['a'], [inProgress, inProgress, 1]);
  expect(await send()).toBeNull();
  expect(sent).toEqual(['a', 'a', 'a']);
  expect(pauses).toEqual([1_000, 1_000]);
});

test('what can no longer be sold comes back as a cart, with the reason at its line', async () => {
  const message = 'Only 0 of "خاتم فيروز" left';
  const gone = { status: 409, code: 'insufficient-stock', message };
  const { keep, send, orders } = await tillWith(['a', 'b'], [gone, 2]);
  expect(await send()).toBeNull();
  expect(await orders()).toEqual([['b', 2]]);
  const [back] = (await keep.read()).held;
  expect(back?.cart).toMatchObject({
    key: 'a',
    returned: { from: 'a', message, errorsByLine: { 7: message } },
  });
});

test('what comes back after its key was spent has another', async () => {
  const spent = { status: 409, code: 'sale-expired' };
  const { keep, send } = await tillWith(['a'], [spent]);
  await send();
  const [back] = (await keep.read()).held;
  expect(back?.key).not.toBe('a');
  expect(back?.cart.returned?.from).toBe('a');
});
