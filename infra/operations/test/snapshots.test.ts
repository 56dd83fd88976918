import { testDatabase } from '@dahab/testing/test-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DatabaseUrls } from '../config.ts';
import { takeSnapshots } from '../databases/snapshots.ts';

const ROUNDS = 20;

const urls = Object.fromEntries(await databases()) as DatabaseUrls;
const here = await connect(urls.catalog);
const there = await connect(urls.orders);

async function databases(): Promise<[ServiceName, string][]> {
  const made: [ServiceName, string][] = [];
  for (const name of serviceNames) made.push([name, (await testDatabase()).url]);
  return made;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return client;
}

/** A sale of its kind: begun in one database, taken note of in the other, ended in the first. */
function startChains(): { ended(): number; stop(): Promise<void> } {
  const over = new AbortController();
  let ended = 0;
  const chain = async (): Promise<void> => {
    for (let n = 1; !over.signal.aborted; n += 1) {
      await there.query('INSERT INTO begun VALUES ($1)', [n]);
      await here.query('INSERT INTO noted VALUES ($1)', [n]);
      await there.query('INSERT INTO ended VALUES ($1)', [n]);
      ended = n;
    }
  };
  const chains = chain();
  return {
    ended: () => ended,
    stop: async () => {
      over.abort();
      await chains;
    },
  };
}

test('what leads from one database to another is never cut in two', async () => {
  await there.query('CREATE TABLE begun (n integer); CREATE TABLE ended (n integer)');
  await here.query('CREATE TABLE noted (n integer)');
  const chains = startChains();
  const seen: { begun: number; noted: number; ended: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = chains.ended();
    await eventually(() => expect(chains.ended()).toBeGreaterThan(before), { everyMs: 1 });
    const { readers, close } = await takeSnapshots(urls);
    const count = async (service: ServiceName, table: string): Promise<number> => {
      const counted = await readers.get(service)?.query(`SELECT count(*)::integer FROM ${table}`);
      return counted?.rows[0].count as number;
    };
    seen.push({
      begun: await count('orders', 'begun'),
      noted: await count('catalog', 'noted'),
      ended: await count('orders', 'ended'),
    });
    await close();
  }
  await chains.stop();
  expect(seen.at(-1)?.ended).toBeGreaterThan(seen[0]?.ended ?? 0);
  expect(seen.filter((s) => s.begun < s.noted || s.noted < s.ended)).toEqual([]);
});
