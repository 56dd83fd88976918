import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { describe, expect, test } from '@jest/globals';
import { jobQueued } from '../contract/events.ts';
import { csvOf, ring } from './csv-files.ts';
import { type Importer, IMPORT, PREVIEW, ringsFile, send } from './shop.ts';
import { endOf, openWatchedShop } from './watched-jobs.ts';

const { shop, start } = await openWatchedShop();
const NOBODY = '00000000-0000-4000-8000-000000000000';
const patient = { timeoutMs: 120_000 };

async function queue(service: Importer, path: string, content: string): Promise<number> {
  const { status, body } = await send(service, path, content);
  expect(status).toBe(202);
  return body.jobId as number;
}

/** Nothing of the lane of products is begun until it is released. */
async function holdLane({ db }: Importer): Promise<{ release: () => Promise<void> }> {
  const blocking = { kind: 'products-import', filename: 'held', encoding: 'utf8', delimiter: ',' };
  const held = { status: 'running', holder: NOBODY, lease_until: new Date(Date.now() + 3_600_000) };
  const [row] = await db('import_jobs').insert({ ...blocking, ...held }, 'id');
  const { id } = row as { id: number };
  return {
    release: async () => {
      await db('import_jobs').where({ id }).delete();
    },
  };
}

/** A reading stands still when it has staged one batch. */
async function holdSecondBatch({ db }: Importer): Promise<{ release: () => Promise<void> }> {
  await db.raw(`
    CREATE FUNCTION wait_for_release() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
    CREATE TRIGGER held BEFORE INSERT ON staged_payloads
      FOR EACH ROW WHEN (NEW.batch = 2) EXECUTE FUNCTION wait_for_release()`);
  const holding = await db.transaction();
  await holding.raw('SELECT pg_advisory_xact_lock(1)');
  return {
    release: async () => {
      await holding.rollback();
    },
  };
}

/** As an event would: the lanes look for work at once. */
async function wake(): Promise<void> {
  const id = crypto.randomUUID();
  const { name, version } = jobQueued;
  const now = new Date().toISOString();
  const about = { occurredAt: now, requestId: 'test-request', actor: null };
  await shop.bus.publish({ id, name, version, payload: { jobId: 1 }, ...about }, ['importer']);
}

const handles = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `shopify:ring-${index + 1}`);

describe('a file whose reading ended in the middle', () => {
  test('is read anew after a kill, and what the first reading had staged is forgotten', async () => {
    const service = await start();
    const lane = await holdLane(service);
    const jobId = await queue(service, IMPORT, ringsFile(1_200));
    // What a killed reading leaves: other batches, since another version may have made them.
    const product = { importKey: 'shopify:stale', row: 1, nameAr: 'x', weight: 1, karat: 21 };
    const stale = {
      last_row: 1,
      payloads: JSON.stringify([product]),
      payload_count: 1,
      findings: { failed: 0, skipped: 0, errors: [], warnings: [] },
    };
    for (const batch of [1, 9]) {
      await service.db('staged_payloads').insert({ job_id: jobId, batch, ...stale });
    }

    await lane.release();
    await wake();
    expect(await endOf(service, jobId)).toMatchObject({
      status: 'done',
      created: 1_200,
      failed: 0,
    });
    expect([...shop.catalog.products.keys()].toSorted()).toEqual(handles(1_200).toSorted());
    expect(await service.db('staged_payloads').where({ job_id: jobId })).toEqual([]);
  });

  test('is read anew after its process was ended, and each row counts once', async () => {
    const first = await start();
    const lane = await holdLane(first);
    const jobId = await queue(first, IMPORT, ringsFile(1_200));
    const held = await holdSecondBatch(first);
    await lane.release();
    await wake();
    await eventually(async () => {
      expect(await first.db('staged_payloads').where({ job_id: jobId })).toHaveLength(1);
    });
    const ended = first.stop();
    await held.release();
    await ended;
    expect(shop.catalog.asked).toEqual([]);

    const second = await start();
    const job = await endOf(second, jobId);
    expect(job).toMatchObject({ status: 'done', created: 1_200, skipped: 0, total: 1_200 });
    expect([...shop.catalog.products.keys()].toSorted()).toEqual(handles(1_200).toSorted());
  });
});

test('a job that the release before has staged and begun goes on behind its last batch', async () => {
  const service = await start();
  const lane = await holdLane(service);
  const jobId = await queue(service, IMPORT, ringsFile(1_200));
  // Two of five batches are written; what is staged is in a table that this release does not read.
  const begun = { is_staged: true, total: 1_200, batch: 2, processed: 500, created: 500 };
  await service.db('import_jobs').where({ id: jobId }).update(begun);
  for (const batch of [1, 2, 3, 4, 5]) {
    await service.db('staged_batches').insert({ job_id: jobId, batch, items: '[]' });
  }

  await lane.release();
  await wake();
  expect(await endOf(service, jobId)).toMatchObject({
    status: 'done',
    created: 1_200,
    skipped: 0,
    processed: 1_200,
  });
  const parts = [1_000_003, 2_000_003, 1_000_004, 2_000_004, 1_000_005, 2_000_005];
  expect(shop.catalog.asked).toEqual(parts.map((part) => `${jobId}/${part}`));
  const left = handles(1_200).slice(500);
  expect([...shop.catalog.products.keys()]).toEqual(left);
});

test('the same file from two replicas at one moment brings its rows once', async () => {
  const replicas = [await start(), await start()];
  const file = ringsFile(700, 'twin');
  const ids = await Promise.all(replicas.map((service) => queue(service, IMPORT, file)));
  const jobs = await Promise.all(ids.map((id) => endOf(replicas[0] as Importer, id)));
  const counts = jobs.map(({ created, skipped }) => [created, skipped]);
  expect(counts.toSorted(([a], [b]) => a - b)).toEqual([
    [0, 700],
    [700, 0],
  ]);
  expect(shop.catalog.products.size).toBe(700);
});

describe('a neighbour', () => {
  test('that stays away for longer than a round has its batch when it is back', async () => {
    const service = await start();
    let isAway = true;
    let refusals = 0;
    shop.catalog.beforeWrite = async () => {
      if (!isAway) return;
      refusals += 1;
      throw new Unavailable('Away');
    };
    const jobId = await queue(service, IMPORT, ringsFile(700));
    await eventually(async () => {
      const job = await service.db('import_jobs').where({ id: jobId }).first('faults', 'status');
      expect(job).toEqual({ faults: 1, status: 'running' });
    }, patient);
    expect(refusals).toBeGreaterThan(5);
    isAway = false;
    await wake();
    expect(await endOf(service, jobId)).toMatchObject({ status: 'done', created: 700, skipped: 0 });
  });

  test('that fails time and again ends the job, which says what to do and keeps what is written', async () => {
    const service = await start();
    shop.catalog.beforeWrite = async (batch) => {
      if (!batch.endsWith('/2000002')) return;
      // All but the last of the rounds that it is waited for.
      await service
        .db('import_jobs')
        .where({ id: batch.split('/')[0] })
        .update({ faults: 19 });
      throw new Unavailable('Away');
    };
    const jobId = await queue(service, IMPORT, ringsFile(900));
    const job = await endOf(service, jobId);
    expect(job).toMatchObject({ status: 'failed', failed: 0 });
    expect(job.message).toContain('Import the file again later');
    // A part of a batch that is not all written counts, too.
    expect([job.created, shop.catalog.products.size]).toEqual([375, 375]);

    shop.catalog.beforeWrite = async () => {};
    const again = await endOf(service, await queue(service, IMPORT, ringsFile(900)));
    expect(again).toMatchObject({ status: 'done', created: 900 - job.created });
    expect(again.skipped).toBe(job.created);
  });
});

describe('storage', () => {
  test('that takes no file refuses the upload, leaves no job, and takes the file later', async () => {
    const service = await start();
    const jobs = () => service.db('import_jobs').count('* as count').first();
    const before = await jobs();
    const [folder, aside] = [join(shop.folder, 'imports'), join(shop.folder, 'aside')];
    await rename(folder, aside);
    // Where files should be there is one: nothing can be written.
    await writeFile(folder, '');
    for (const path of [IMPORT, PREVIEW]) {
      const { status, body } = await send(service, path, ringsFile(3));
      expect([status, body.code]).toEqual([503, 'unavailable']);
    }
    expect(await jobs()).toEqual(before);
    await rm(folder);
    await rename(aside, folder);
    const jobId = await queue(service, IMPORT, ringsFile(3));
    expect(await endOf(service, jobId)).toMatchObject({ status: 'done', created: 3 });
  });
});

test('a report of ten thousand errors lists the first thousand and has all of them as a file', async () => {
  const service = await start();
  const bad = Array.from({ length: 10_000 }, (_, index) =>
    ring({ Handle: `bad-${index + 1}`, 'Variant Grams': '0' }),
  );
  const jobId = await queue(service, IMPORT, csvOf(bad));
  const job = await endOf(service, jobId);
  expect(job).toMatchObject({ status: 'done', created: 0, failed: 10_000, processed: 10_000 });
  expect(job.errors).toHaveLength(1_000);
  expect(job.errors.at(-1).row).toBe(1_000);

  const { jobs } = (await service.as(admin).get('/api/import/jobs')).body;
  expect(jobs[0]).toMatchObject({ id: jobId, failed: 10_000, hasFailedRows: true });
  const report = await service.as(admin).get(`/api/import/jobs/${jobId}/errors.csv`);
  const lines = String(report.body).trim().split('\n');
  expect(lines).toHaveLength(10_001);
  expect(lines.at(-1)).toContain('bad-10000');
});
