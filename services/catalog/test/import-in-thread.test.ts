import { afterEach, expect, test } from '@jest/globals';
import { readConfig } from '@dahab/chassis/config.ts';
import { runInContext } from '@dahab/chassis/context.ts';
import { connectDatabase } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import type { ImportedProduct, ImportMode } from '../contract/import-batch.ts';
import { catalogConfigSchema } from '../src/config.ts';
import { createBatchWriter } from '../src/import-batches/batch-writer.ts';
import { importSent } from '../src/import-batches/import-sent.ts';
import { startWritingThread, type WritingThread } from '../src/import-batches/write-in-thread.ts';
import { openShop } from './shop.ts';

const shop = await openShop();
const { db } = shop;
const databaseUrl = db.client.config.connection.connectionString as string;

const lines: string[] = [];
const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
const begun = (): string[] => lines.filter((line) => line.includes('in a thread of its own'));
const said = (text: string): boolean => lines.some((line) => line.includes(text));

function configFor(url: string) {
  const INTERNAL_TOKEN_SECRET = 'a secret that only this test knows';
  return readConfig(catalogConfigSchema, { DATABASE_URL: url, INTERNAL_TOKEN_SECRET });
}

const running: { end(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.end()));
  lines.length = 0;
});

async function aThread(longestWriteMs?: number): Promise<WritingThread> {
  const config = configFor(databaseUrl);
  const thread = startWritingThread({ config, db, log }, longestWriteMs);
  running.push(thread);
  await eventually(() => expect(thread.state()).toBe('ready'));
  return thread;
}

function aWriter(url = databaseUrl) {
  const writer = createBatchWriter({ config: configFor(url), db, log });
  running.push({ end: writer.stop });
  return writer;
}

let job = 1_000;

function somePieces(count: number, fields: Partial<ImportedProduct> = {}): ImportedProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    importKey: `shopify:job${job}-${index}`,
    row: index + 1,
    nameAr: `خاتم ${job}`,
    name: `Ring thread${job}x${index}`,
    weight: 4.25,
    karat: 18 as const,
    ...fields,
  }));
}

function aBatch(count: number) {
  job += 1;
  return sentOf({ jobId: job, batch: 1 }, 'import', somePieces(count));
}

function sentOf(
  key: { jobId: number; batch: number },
  mode: ImportMode,
  products: readonly ImportedProduct[],
) {
  return { ...key, text: JSON.stringify({ mode, products }) };
}

const outcomesOf = (results: readonly { outcome: string }[] | null) => [
  ...new Set(results?.map(({ outcome }) => outcome)),
];

async function found(word: string): Promise<{ id: number; name: string }> {
  const { body } = await shop.admin.get(`/api/products/search?q=${word}`);
  return body.products[0];
}

async function countOf({ jobId }: { jobId: number }): Promise<unknown> {
  const [counted] = await db('products')
    .where({ name_ar: `خاتم ${jobId}` })
    .count();
  return counted?.count;
}

/** Somebody else is writing the batch meanwhile, and does not. */
async function whileHeld({ jobId }: { jobId: number }, work: () => Promise<void>) {
  const other = connectDatabase(databaseUrl, 1, log);
  const trx = await other.transaction();
  try {
    await trx('import_batches').insert({ job_id: jobId, batch: 1, results: '[]' });
    await work();
  } finally {
    await trx.rollback();
    await other.destroy();
  }
}

test('a thread writes a batch as it is written without one, and open pages are told', async () => {
  const thread = await aThread();
  const images = ['https://cdn.example.com/ring.jpg'];
  const fields = { images, descriptionAr: '<p>نص</p><script>alert(1)</script>' };
  const batch = sentOf({ jobId: job, batch: 1 }, 'import', somePieces(3, fields));
  expect(outcomesOf(await thread.write(batch))).toEqual(['created']);
  const last = await found(`thread${batch.jobId}x2`);
  const name = `Ring thread${batch.jobId}x2`;
  expect(last).toMatchObject({ name, descriptionAr: '<p>نص</p>', images });
  expect(await db('remote_pictures').where({ url: images[0] })).toHaveLength(1);
  await eventually(() => {
    expect(shop.told.some((told) => told.endsWith(`,${last.id}`))).toBe(true);
  });

  expect(outcomesOf(await thread.write(batch))).toEqual(['created']);
  expect(outcomesOf(await thread.write({ ...batch, batch: 2 }))).toEqual(['skipped']);
  const heavier = somePieces(3, { ...fields, weight: 5 });
  const update = sentOf({ jobId: job, batch: 3 }, 'update', heavier);
  expect(outcomesOf(await thread.write(update))).toEqual(['updated']);
  expect(outcomesOf(await importSent(db, update))).toEqual(['updated']);
});

test('two batches at once, of which one is the other, are written once', async () => {
  const thread = await aThread();
  const batch = aBatch(120);
  const answers = await Promise.all([
    thread.write(batch),
    thread.write(batch),
    importSent(db, batch),
  ]);
  expect(answers.map(outcomesOf)).toEqual([['created'], ['created'], ['created']]);
  expect(await countOf(batch)).toBe(120);
});

test('of what a thread was writing when it was ended nothing is there', async () => {
  const thread = await aThread();
  const batch = aBatch(3);
  await whileHeld(batch, async () => {
    const writing = thread.write(batch);
    await eventually(async () => {
      const { rows } = await db.raw(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).not.toEqual([]);
    });
    await thread.end();
    expect(await writing).toBeNull();
  });
  expect(await thread.write(batch)).toBeNull();
  expect(await countOf(batch)).toBe(0);
  expect(outcomesOf(await importSent(db, batch))).toEqual(['created']);
});

test('a thread that takes too long for a batch is ended and gives it back', async () => {
  const thread = await aThread(1);
  const batch = aBatch(3);
  await whileHeld(batch, async () => expect(await thread.write(batch)).toBeNull());
  expect(thread.state()).toBe('ended');
  expect(said('a batch takes too long')).toBe(true);
  expect(outcomesOf(await importSent(db, batch))).toEqual(['created']);
});

test('a long import gets a thread, a short one does not', async () => {
  const writer = aWriter();
  for (let batch = 1; batch <= 7; batch += 1) await writer.write(aBatch(100));
  for (let batch = 1; batch <= 3; batch += 1) await writer.write(aBatch(50));
  expect(said('thread')).toBe(false);
  // What comes while it starts waits for it.
  expect(outcomesOf(await writer.write(aBatch(100)))).toEqual(['created']);
  expect(said('written in a thread of its own')).toBe(true);
  expect(outcomesOf(await writer.write(aBatch(100)))).toEqual(['created']);
});

test('a thread ends when its import is over, and the next long import gets another', async () => {
  const writer = createBatchWriter({ config: configFor(databaseUrl), db, log }, 1_500);
  const connections = async (): Promise<number[]> => {
    const { rows } = await db.raw(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
    );
    return rows.map(({ pid }: { pid: number }) => pid);
  };
  // All that the pool may have: none is opened on the way.
  const most = db.client.pool.max as number;
  await Promise.all(Array.from({ length: most }, () => db.raw('SELECT pg_sleep(0.1)')));
  const ofThePool = await connections();
  const ofThreads = async () => (await connections()).filter((pid) => !ofThePool.includes(pid));
  for (const threads of [1, 2]) {
    while (begun().length < threads) await writer.write(aBatch(100));
    expect(outcomesOf(await writer.write(aBatch(100)))).toEqual(['created']);
    expect(await ofThreads()).toHaveLength(1);
    await eventually(async () => expect(await ofThreads()).toEqual([]));
  }
  await writer.stop();
});

test('where no thread is to be had a long import is written without', async () => {
  const config = configFor(databaseUrl);
  // Nothing of which a thread could be given a copy.
  Object.assign(config, { LOG_LEVEL: Symbol('info') });
  const writer = createBatchWriter({ config, db, log });
  for (let batch = 1; batch <= 9; batch += 1) {
    expect(outcomesOf(await writer.write(aBatch(100)))).toEqual(['created']);
  }
  expect(said('no thread for a long import')).toBe(true);
});

test('what a thread cannot write is written beside it', async () => {
  const nobody = new URL(databaseUrl);
  nobody.port = '1';
  const writer = aWriter(nobody.href);
  const writeFor = (requestId: string) =>
    runInContext({ requestId }, () => writer.write(aBatch(100)));
  for (let batch = 1; batch <= 7; batch += 1) await writeFor('before');
  expect(outcomesOf(await writeFor('the eighth'))).toEqual(['created']);
  const again = lines.find((line) => line.includes('a batch is to be written again'));
  const reason = expect.stringContaining('ECONNREFUSED');
  expect(JSON.parse(again ?? '')).toMatchObject({ requestId: 'the eighth', reason });
  for (let batch = 1; batch <= 8; batch += 1) await writer.write(aBatch(100));
  expect(begun()).toHaveLength(2);
});
