import { findProgram } from '@dahab/backing/find-program.ts';
import { waitUntil } from '@dahab/backing/wait-until.ts';
import { startTraceCollector } from '@dahab/testing/trace-collector.ts';
import { type Ask, createClient, order, signIn } from '../replicas/client.ts';
import { type Fleet, startFleet } from '../replicas/fleet.ts';
import { startLoad } from '../replicas/load.ts';
import type { Held } from '../replicas/promises.ts';
import { say, sayWhether } from '../replicas/say.ts';
import { type Alertmanager, startAlertmanager } from './alertmanager.ts';
import {
  everyReplicaIsScraped,
  everyRuleIsWell,
  type Queries,
  queriesOfTheDashboard,
} from './figures.ts';
import { oneTraceFollowsASale } from './one-trace.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';

/** Two minutes until it calls, and what scrapes and looks take. */
const CALLED_MS = 300_000;
/** 4000 × 10 g + 50 × 10 g, rounded up to 10. */
const PRICE = 40_500;
const PIECES = 100_000;
const NO_PROMETHEUS = 'Prometheus is not installed: only the trace was looked at';

/**
 * Two replicas of everything under a collector of traces and a Prometheus with our configuration: what
 * each of them sees, and that it calls when a part and RabbitMQ go. Answers the exit code.
 */
export async function runWatched(): Promise<number> {
  const collector = await startTraceCollector();
  const alertmanager = await startAlertmanager();
  const fleet = await startFleet(say, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  try {
    const ask = createClient(fleet.bffs, () => undefined);
    const sale = await sellOne(ask);
    const held = [await oneTraceFollowsASale(collector)];
    sayWhether(held);
    await collector.stop();
    const program = findProgram('prometheus');
    if (program === null) say(NO_PROMETHEUS);
    else held.push(...(await watch(program, { fleet, alertmanager, ask, sale })));
    return held.every(({ isHeld }) => isHeld) ? 0 : 1;
  } finally {
    await fleet.stop();
    await alertmanager.stop();
    await collector.stop();
  }
}

interface Sale {
  readonly cookie: string;
  readonly productId: number;
  readonly orderId: number;
}

interface Watched {
  readonly fleet: Fleet;
  readonly alertmanager: Alertmanager;
  readonly ask: Ask;
  readonly sale: Sale;
}

async function sellOne(ask: Ask): Promise<Sale> {
  const cookie = await signIn(ask);
  const gold = { basePrice21k: 4_000, marginPerGram: 50 };
  await order(ask, cookie, ['PATCH', '/api/gold-price-settings', gold]);
  const piece = { nameAr: 'غويشة سادة', weight: 10, karat: 21, quantity: PIECES };
  const productId = Number((await order(ask, cookie, ['POST', '/api/products', piece]))['id']);
  const items = [{ id: productId, quantity: 1, price: PRICE }];
  const cart = { items, discount: '0', total: String(PRICE), customerId: null };
  const made = await order(ask, cookie, ['POST', '/api/orders', cart]);
  return { cookie, productId, orderId: Number(made['id']) };
}

async function watch(program: string, watched: Watched): Promise<Held[]> {
  const { fleet, alertmanager, ask, sale } = watched;
  const prometheus = await startPrometheus(program, fleet, alertmanager.url);
  const load = startLoad(ask, { ...sale, price: PRICE });
  try {
    const held = [
      await everyReplicaIsScraped(prometheus, fleet),
      await everyRuleIsWell(prometheus),
      await nothingCalls(prometheus),
    ];
    sayWhether(held);
    const queries = queriesOfTheDashboard(prometheus);
    await queries.ask();
    const inTrouble = await troubleIsCalled(prometheus, watched, queries);
    sayWhether(inTrouble);
    return [...held, ...inTrouble];
  } finally {
    await load.end();
    await prometheus.stop();
  }
}

async function nothingCalls(prometheus: Prometheus): Promise<Held> {
  const firing = await prometheus.firing();
  return { line: `alerts before: ${firing.join() || 'none'}`, isHeld: firing.length === 0 };
}

/** Without pricing nobody can sell, and without RabbitMQ what is told waits. */
async function troubleIsCalled(
  prometheus: Prometheus,
  { fleet, alertmanager, ask, sale }: Watched,
  queries: Queries,
): Promise<Held[]> {
  const pricing = fleet.parts.filter(({ name }) => name === 'pricing');
  await fleet.rabbitmq.kill();
  // It tells others of it, who cannot hear it.
  await ask(`/api/orders/${sale.orderId}`, { method: 'DELETE', headers: { cookie: sale.cookie } });
  await Promise.all(pricing.map((part) => part.end()));
  const expected = ['DahabPartMissing pricing', 'DahabBusDown orders'];
  const called = await allOf(expected, prometheus);
  await queries.ask();
  await fleet.rabbitmq.restart();
  await Promise.all(pricing.map((part) => part.start()));
  const quiet = await allIsQuiet(expected, prometheus);
  return [called, toldOn(alertmanager), queries.held(), quiet];
}

async function allOf(expected: readonly string[], prometheus: Prometheus): Promise<Held> {
  const missing = async (): Promise<string[]> => {
    const firing = await prometheus.firing();
    return expected.filter((alert) => !firing.includes(alert));
  };
  const began = performance.now();
  await waitUntil(async () => (await missing()).length === 0, CALLED_MS, 1_000);
  const silent = await missing();
  const seconds = Math.round((performance.now() - began) / 1_000);
  const line = `${expected.join(' and ')} call after ${seconds} s; silent: ${silent.length}`;
  return { line, isHeld: silent.length === 0 };
}

function toldOn({ runbooks }: Alertmanager): Held {
  const line = `the Alertmanager was told of ${[...runbooks].join(', ')}`;
  return { line, isHeld: runbooks.has('infra/docs/operations.md#dahabpartmissing') };
}

async function allIsQuiet(expected: readonly string[], prometheus: Prometheus): Promise<Held> {
  const calling = async (): Promise<string[]> => {
    const firing = await prometheus.firing();
    return expected.filter((alert) => firing.includes(alert));
  };
  await waitUntil(async () => (await calling()).length === 0, CALLED_MS, 1_000);
  const left = await calling();
  return {
    line: `they still call afterwards: ${left.join() || 'none'}`,
    isHeld: left.length === 0,
  };
}
