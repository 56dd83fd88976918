import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { expectInvariants, expectNoSecret } from '../../e2e/api/invariants.ts';
import { casesOf } from '../config.ts';
import {
  openShopOnLines,
  type Server,
  type Shape,
  type ShopOnLines,
  type Trouble,
  untilReady,
} from './shop-on-lines.ts';
import type { Seen } from './traffic.ts';

export interface FaultCase {
  readonly server: Server;
  readonly trouble: Trouble;
  /** Gone through for each commit, too. */
  readonly isShort: boolean;
}

const BEFORE_MS = 1_000;
const BROKEN_MS = 6_000;
/** I11, and I12: what the shop promises; a busy machine gets three times as much. */
const READY_WITHIN_MS = 30_000;
const ANSWER_WITHIN_MS = 5_000;
const ALLOWANCE = 3;
const CASE_MS = 480_000;

/** Without these the shop goes on selling. */
const dispensable = new Set<Server>(['s3', 'telegram', 'rabbitmq', 'redis']);

/** Goes through the cases one after the other, on one shop, while people use it. */
export async function testFaults(shape: Shape, all: readonly FaultCase[]): Promise<void> {
  const { shop, describe } = await openShopOnLines(shape);

  describe(`a shop ${shape}`, () => {
    test.each(casesOf(all, ({ isShort }) => isShort))(
      'keeps its promises while $server is $trouble',
      async ({ server, trouble }) => {
        if (shop !== null) await goThrough(shop, server, trouble);
      },
      CASE_MS,
    );
  });
}

async function goThrough(shop: ShopOnLines, server: Server, trouble: Trouble): Promise<void> {
  const { traffic } = shop;
  await traffic.run(BEFORE_MS);
  const from = traffic.seen.length;
  await shop.break(server, trouble);
  await traffic.run(BROKEN_MS);
  const during = traffic.seen.slice(from);
  await shop.heal(server);
  const readyMs = await untilReady(shop, READY_WITHIN_MS * ALLOWANCE);
  await eventually(async () => expect(await traffic.askAgain()).toBe(true), {
    timeoutMs: READY_WITHIN_MS * ALLOWANCE,
    everyMs: 250,
  });
  const afterwards = traffic.seen.length;
  await traffic.run(BEFORE_MS);

  expectAnswered(during);
  expect(failuresIn(traffic.seen.slice(afterwards))).toEqual([]);
  if (dispensable.has(server) && trouble !== 'cut') expectOpen(during, server);
  await expectSoldOnce(shop);
  await expectToldAtMostOnce(shop);
  await expectInvariants(shop);
  for (const { what, text } of traffic.seen) expectNoSecret(what, text);
  report(server, trouble, during, readyMs);
}

/** I12: an answer, in time; a failure as JSON that says when to come back. */
function expectAnswered(seen: readonly Seen[]): void {
  const odd = seen.filter(
    ({ status, ms, isJson, retryAfter }) =>
      status === 0 ||
      ms > ANSWER_WITHIN_MS * ALLOWANCE ||
      (status >= 500 && (!isJson || retryAfter === null)),
  );
  expect(odd).toEqual([]);
  const open = seen.filter(({ what, status }) => what === 'guest' && status < 400);
  expect(open).toEqual([]);
}

/** Sales and visits go on, and nobody is logged out. */
function expectOpen(seen: readonly Seen[], server: Server): void {
  const needed = seen.filter(({ what }) => what !== 'upload');
  expect({ server, failed: failuresIn(needed) }).toEqual({ server, failed: [] });
}

function failuresIn(seen: readonly Seen[]): string[] {
  const right: Record<string, number> = {
    sale: 201,
    list: 200,
    session: 200,
    guest: 401,
    upload: 200,
  };
  return seen
    .filter(({ what, status }) => status !== right[what])
    .map(({ what, status, text }) => `${what} ${status} ${text.slice(0, 200)}`);
}

/** I1: each acknowledged sale is one order, and there is no other. */
async function expectSoldOnce({ rows, traffic }: ShopOnLines): Promise<void> {
  const orders = await rows<{ id: number }>('orders', 'SELECT id FROM orders ORDER BY id');
  const acknowledged = [...traffic.sales.values()].map(Number).toSorted((a, b) => a - b);
  expect(orders.map(({ id }) => id)).toEqual(acknowledged);
}

/** I5: one message if it says sent, none if failed, skipped or waiting; of uncertain ones, one at most. */
async function expectToldAtMostOnce(shop: ShopOnLines): Promise<void> {
  await eventually(
    async () => {
      const sending = await shop.rows(
        'notifier',
        "SELECT id FROM deliveries WHERE status = 'sending'",
      );
      expect(sending).toEqual([]);
    },
    { timeoutMs: READY_WITHIN_MS * ALLOWANCE, everyMs: 100 },
  );
  // What is claimed between the two looks is passed over.
  const counted = new Map<string, number>();
  for (const { text } of shop.telegram.messages) counted.set(text, (counted.get(text) ?? 0) + 1);
  const deliveries = await shop.rows<{ text: string; status: string }>(
    'notifier',
    "SELECT text, status FROM deliveries WHERE status <> 'sending'",
  );
  const arrived = new Map(shop.telegram.messages.map(({ text }) => [text, true]));
  const odd = deliveries.filter(({ text, status }) => {
    const count = counted.get(text) ?? 0;
    if (status === 'sent') return count > 1 || !arrived.has(text);
    return status === 'uncertain' ? count > 1 : count > 0;
  });
  expect(odd).toEqual([]);
}

function report(server: Server, trouble: Trouble, seen: readonly Seen[], readyMs: number): void {
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  const failed = seen.filter(({ status }) => status >= 500).length;
  process.stdout.write(
    `${server} ${trouble}: ${seen.length} answers, ${failed} of them 5xx, the slowest after ${Math.round(slowest)} ms; ready ${Math.round(readyMs)} ms after healing\n`,
  );
}
