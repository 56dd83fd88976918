import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { expectInvariants } from '../../e2e/api/invariants.ts';
import { casesOf } from '../config.ts';
import {
  expectAnswered,
  expectNothingKept,
  expectNothingShown,
  expectOpen,
  failuresIn,
} from './expect-answered.ts';
import { expectImportedOnce } from './expect-imported-once.ts';
import { expectSoldOnce } from './expect-sold-once.ts';
import { expectToldAtMostOnce } from './expect-told-once.ts';
import { repeatEvents, untilParked } from './repeat-events.ts';
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
/** I11: what the shop promises; a busy machine gets three times as much. */
const READY_WITHIN_MS = 30_000 * 3;
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

    test(
      'keeps its promises while every event comes again, in any order and with poison among them',
      async () => {
        if (shop !== null) await goThroughAgain(shop);
      },
      CASE_MS,
    );
  });
}

async function goThroughAgain(shop: ShopOnLines): Promise<void> {
  const { traffic } = shop;
  // A shop of which this is the only case has to have something to tell.
  await traffic.run(BEFORE_MS);
  await expectInvariants(shop);
  const from = traffic.seen.length;
  const poison = await repeatEvents(shop);
  await Promise.all([untilParked(shop, poison), traffic.run(BEFORE_MS * 2)]);
  expect(failuresIn(traffic.seen.slice(from))).toEqual([]);
  await expectPromises(shop);
}

async function expectPromises(shop: ShopOnLines): Promise<void> {
  await expectSoldOnce(shop);
  await expectToldAtMostOnce(shop);
  await expectImportedOnce(shop);
  await expectInvariants(shop);
  expectNothingShown(shop.traffic.seen);
  await expectNothingKept(shop);
}

async function goThrough(shop: ShopOnLines, server: Server, trouble: Trouble): Promise<void> {
  const { traffic } = shop;
  await traffic.run(BEFORE_MS);
  const from = traffic.seen.length;
  await shop.break(server, trouble);
  await traffic.run(BROKEN_MS);
  const during = traffic.seen.slice(from);
  await shop.heal(server);
  const readyMs = await untilReady(shop, READY_WITHIN_MS);
  await eventually(async () => expect(await traffic.askAgain()).toBe(true), {
    timeoutMs: READY_WITHIN_MS,
    everyMs: 250,
  });
  const afterwards = traffic.seen.length;
  await traffic.run(BEFORE_MS);

  expectAnswered(during);
  expect(failuresIn(traffic.seen.slice(afterwards))).toEqual([]);
  if (dispensable.has(server) && trouble !== 'cut') expectOpen(during, server);
  await expectPromises(shop);
  report(server, trouble, during, readyMs);
}

function report(server: Server, trouble: Trouble, seen: readonly Seen[], readyMs: number): void {
  const slowest = Math.max(...seen.map(({ ms }) => ms));
  const failed = seen.filter(({ status }) => status >= 500).length;
  process.stdout.write(
    `${server} ${trouble}: ${seen.length} answers, ${failed} of them 5xx, the slowest after ${Math.round(slowest)} ms; ready ${Math.round(readyMs)} ms after healing\n`,
  );
}
