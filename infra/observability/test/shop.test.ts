import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@dahab/testing/eventually.ts';
import { startTraceCollector, traceOf } from '@dahab/testing/trace-collector.ts';
import { afterAll, expect, test } from '@jest/globals';
import { openShop, switchTelegramOn } from '../../e2e/api/open-shop.ts';
import { cartOf, newCustomer, newProduct } from '../../e2e/api/races/things.ts';
import { traceOfASale } from '../../e2e/api/trace-of-a-sale.ts';
import { namedMetrics } from './named-metrics.ts';
import { readDashboard } from '../read-dashboard.ts';
import { readRules } from './read-rules.ts';

const METRICS_TOKEN = 'a-scraper-of-this-suite';
const collector = await startTraceCollector();
afterAll(() => collector.stop());
const shop = await openShop({
  METRICS_TOKEN,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
});
const { call } = shop.admin;
const log = (): string => readFileSync(join(shop.dataDir, 'logs', 'shop.log'), 'utf8');

/** Prometheus' own: the target, and what calls. */
const ofPrometheus = new Set(['up', 'ALERTS']);

async function sell(headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const cart = cartOf(await newProduct(call, 1), await newCustomer(call));
  const { status } = await call('POST', '/api/orders', cart, headers);
  return status;
}

test('every figure that a rule or the dashboard asks for is told by a shop that runs', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const told = await (await fetch(new URL('/metrics', shop.url), { headers })).text();
  const recorded = new Set(readRules().flatMap(({ record }) => record ?? []));
  const panels = readDashboard().flatMap(({ targets = [] }) => targets);

  const asked = new Set([...readRules(), ...panels].flatMap(({ expr }) => namedMetrics(expr)));
  const isKnown = (name: string): boolean =>
    recorded.has(name) ||
    ofPrometheus.has(name) ||
    told.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);

  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((name) => !isKnown(name))).toEqual([]);
});

test('one trace follows a sale from the front door to those who hear of it', async () => {
  await switchTelegramOn(shop);
  const forged = 'd'.repeat(32);

  expect(await sell({ traceparent: `00-${forged}-${'e'.repeat(16)}-01` })).toBe(201);

  await eventually(() => {
    const lines = traceOf(collector, 'POST /api/orders');
    expect(lines).toEqual(expect.arrayContaining([...traceOfASale]));
    expect(lines.filter((line) => line.startsWith('nobody'))).toHaveLength(1);
  });
  expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(forged);
  expect(collector.shown()).toBe('Bearer of-the-collector');
});

test('a collector that is away keeps nobody from buying, and is missed in one line', async () => {
  await collector.stop();

  expect(await sell()).toBe(201);

  await eventually(() => expect(log()).toContain('the collector takes no traces'));
  expect(await sell()).toBe(201);
  expect(log().match(/the collector takes no traces/g)).toHaveLength(1);
});
