import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { INCOMING } from '@dahab/chassis/blobs/folder-names.ts';
import type { BusMessage } from '@dahab/chassis/bus/bus.ts';
import { Unavailable } from '@dahab/chassis/errors.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, neighbour } from '@dahab/testing/test-client.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import { expect, test } from '@jest/globals';
import { jobFinished, jobQueued } from '../contract/events.ts';
import { csvOf, ring } from './csv-files.ts';
import { CUSTOMERS, type Importer, IMPORT, ringsFile, send, UPDATE } from './shop.ts';
import { endOf, openWatchedShop } from './watched-jobs.ts';

const { shop, start } = await openWatchedShop();

/** A promise and its end. */
function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** The numbers of the parts that catalog was asked to write. */
function askedParts(): string[] {
  return shop.catalog.asked.map((part) => part.split('/')[1] ?? '');
}

const partsOfFour = ['1', '2', '3', '4'].flatMap((batch) => [`100000${batch}`, `200000${batch}`]);

test('a long job is answered with 202 and goes on', async () => {
  const service = await start();
  const hold = gate();
  shop.catalog.beforeWrite = () => hold.passed;
  const { status, body } = await send(service, IMPORT, ringsFile(3));
  expect(status).toBe(202);
  expect(body).toEqual({
    jobId: expect.any(Number),
    created: 0,
    updated: 0,
    skipped: 0,
    failed: 0,
    errors: [],
    warnings: [],
  });
  hold.open();
  expect(await endOf(service, body.jobId)).toMatchObject({ status: 'done', created: 3 });
});

/** What the front door asks for, and what a scraper reads. */
async function expectOperatorsToSee(
  service: Importer,
  jobs: Readonly<Record<'queued' | 'running' | 'failed', number>>,
): Promise<void> {
  const { body } = await service.as(neighbour).get('/internal/import-state');
  expect(body).toMatchObject({ ...jobs, stalledSeconds: 0 });
  const figures = await (await fetch(new URL('/metrics', service.url))).text();
  for (const [state, count] of Object.entries(jobs)) {
    expect(figures).toContain(`import_jobs{state="${state}",service="importer"} ${count}`);
  }
  expect(figures).toContain('import_jobs_stalled_seconds{service="importer"} 0');
}

test('a job that was stopped in the middle goes on at its part', async () => {
  const first = await start();
  const reached = gate();
  shop.catalog.beforeWrite = async (batch) => {
    if (batch.endsWith('/2000002')) reached.open();
  };
  const { body } = await send(first, IMPORT, ringsFile(1_000));
  await reached.passed;
  await first.stop();
  const done = shop.catalog.batches.size;

  const second = await start();
  const job = await endOf(second, body.jobId);
  expect(job).toMatchObject({ status: 'done', created: 1_000, processed: 1_000, total: 1_000 });
  expect(done).toBeLessThan(8);
  expect(shop.catalog.products.size).toBe(1_000);
  expect(askedParts()).toEqual(partsOfFour);
});

test('a job whose process was killed is taken over, and its part is not counted twice', async () => {
  const first = await start();
  const written = gate();
  const never = gate();
  shop.catalog.afterWrite = async (batch) => {
    if (!batch.endsWith('/2000002')) return;
    written.open();
    await never.passed;
  };
  const { body } = await send(first, IMPORT, ringsFile(750));
  await written.passed;
  // What a kill leaves: catalog has written the batch, the job says running, its holder is silent.
  await first
    .db('import_jobs')
    .where({ id: body.jobId })
    .update({
      holder: '00000000-0000-4000-8000-000000000000',
      lease_until: new Date(0),
    });
  shop.catalog.afterWrite = async () => {};

  const second = await start();
  const job = await endOf(second, body.jobId);
  never.open();
  expect(job).toMatchObject({ status: 'done', created: 750, skipped: 0, processed: 750 });
  const [upTo, again] = [partsOfFour.slice(0, 4), partsOfFour.slice(3, 6)];
  expect(askedParts()).toEqual([...upTo, ...again]);
  await first.stop();
  expect(await endOf(second, body.jobId)).toEqual(job);
});

test('a part is sent to its owner as the text that was staged', async () => {
  const service = await start();
  const staged = () => service.db('staged_payloads').where({ batch: 3 });
  shop.catalog.beforeWrite = async (batch) => {
    if (!batch.endsWith('/1000001')) return;
    // As nobody writes it who has read it before: the text itself has to arrive.
    await staged().update({ payloads: service.db.raw(`replace(payloads, ',"', ', "')`) });
  };
  let payloads = '';
  shop.catalog.afterWrite = async (batch) => {
    if (batch.endsWith('/2000002')) ({ payloads } = await staged().first('payloads'));
  };
  const { body } = await send(service, IMPORT, ringsFile(600));
  expect(await endOf(service, body.jobId)).toMatchObject({ status: 'done', created: 600 });
  expect(payloads).toContain(', "row":501');
  expect(shop.catalog.sent[4]).toBe(`{"mode":"import","products":${payloads}}`);
});

test('a batch whose answer was lost is asked for again', async () => {
  const service = await start();
  let failures = 0;
  shop.catalog.afterWrite = async () => {
    failures += 1;
    if (failures <= 2) throw new Unavailable('The answer is lost');
  };
  const { body } = await send(service, IMPORT, ringsFile(4));
  expect(await endOf(service, body.jobId)).toMatchObject({ status: 'done', created: 4, failed: 0 });
  expect(shop.catalog.asked).toHaveLength(3);
});

test('an import that ends is told once, in the name of the one who asked for it', async () => {
  const told: BusMessage[] = [];
  await shop.bus.subscribe('identity', [], async ({ message }) => {
    if (message?.name === jobFinished.name) told.push(message);
  });
  const service = await start();
  const { body } = await send(service, IMPORT, ringsFile(4));
  const outcome = { jobId: body.jobId, status: 'done', created: 4, failed: 0 };

  await eventually(() =>
    expect(told.map(({ payload }) => payload)).toContainEqual(expect.objectContaining(outcome)),
  );
  const ofThis = told.filter(({ payload }) => JSON.stringify(payload).includes(`:${body.jobId},`));
  expect(ofThis).toMatchObject([{ actor: { kind: 'user', id: 1 } }]);
});

test('hearing of a job twice has one effect', async () => {
  const service = await start();
  const { body } = await send(service, IMPORT, ringsFile(4));
  const message = {
    id: '6f1f0c1e-7d57-4a5c-9d5e-0f6a5a3c2b10',
    name: jobQueued.name,
    version: jobQueued.version,
    payload: { jobId: body.jobId },
    occurredAt: new Date().toISOString(),
    requestId: 'test-request',
    actor: null,
  };
  await shop.bus.publish(message, ['importer']);
  await shop.bus.publish(message, ['importer']);
  expect(await endOf(service, body.jobId)).toMatchObject({ status: 'done', created: 4 });
  expect(shop.catalog.asked).toHaveLength(1);
});

test('jobs of one kind take turns, on several replicas too, and others do not wait', async () => {
  const [one, other] = [await start(), await start()];
  const hold = gate();
  let writing = 0;
  let most = 0;
  shop.catalog.beforeWrite = async () => {
    writing += 1;
    most = Math.max(most, writing);
    await hold.passed;
  };
  shop.catalog.afterWrite = async () => {
    writing -= 1;
  };
  const jobs = [
    (await send(one, IMPORT, ringsFile(2, 'a'))).body.jobId,
    (await send(other, IMPORT, ringsFile(2, 'b'))).body.jobId,
    (await send(one, UPDATE, ringsFile(2, 'a'))).body.jobId,
  ];
  const people = (await send(other, CUSTOMERS, csvOf([{ Email: 'a@b.example' }]))).body.jobId;
  expect(await endOf(one, people)).toMatchObject({ status: 'done', created: 1 });
  await expectOperatorsToSee(one, { queued: 2, running: 1, failed: 0 });
  hold.open();
  for (const id of jobs) expect(await endOf(one, id)).toMatchObject({ status: 'done', failed: 0 });
  expect(most).toBe(1);
  expect(shop.catalog.asked).toEqual(jobs.map((id) => `${id}/1`));
});

test('a file that cannot be read to its end ends its job with the reason, and writes nothing', async () => {
  const service = await start({ IMPORT_WAIT_MS: '20000' });
  const { status, body } = await send(service, IMPORT, `${ringsFile(1)}"open,x\n`);
  expect([status, body.message]).toEqual([
    400,
    'Row 2 cannot be read: a quotation mark is missing or stands in the wrong place',
  ]);
  expect(shop.catalog.asked).toEqual([]);
  const last = await service.db('import_jobs').orderBy('id', 'desc').first();
  expect(last).toMatchObject({ status: 'failed', message: body.message, holder: null });
});

test('of a large file, which is read in a thread of its own, the same is true', async () => {
  const service = await start();
  const rings = Array.from({ length: 400 }, (_, index) =>
    ring({ Handle: `ring-${index}`, 'Body (HTML)': 'x'.repeat(3_000) }),
  );
  const { body } = await send(service, IMPORT, `${csvOf(rings)}"open,x\n`);
  expect(await endOf(service, body.jobId)).toMatchObject({
    status: 'failed',
    message: 'Row 401 cannot be read: a quotation mark is missing or stands in the wrong place',
  });
  expect(shop.catalog.asked).toEqual([]);
  expect(await service.db('staged_payloads').where({ job_id: body.jobId })).toEqual([]);
});

test('an upload that is cut off leaves neither a job nor a request that waits', async () => {
  const service = await start();
  const before = await service.db('import_jobs').count('* as jobs').first();
  const token = signCaller(admin, TEST_TOKEN_SECRET);
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${IMPORT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nHandle,Title\n',
  );
  const underWay = () => readdir(join(shop.folder, INCOMING));
  await eventually(async () => expect(await underWay()).toHaveLength(1));
  socket.destroy();
  await eventually(async () => expect(await underWay()).toHaveLength(0));
  expect(await service.db('import_jobs').count('* as jobs').first()).toEqual(before);
});

test('a larger file than an import takes is refused', async () => {
  const service = await start();
  const huge = Buffer.alloc(50 * 1024 * 1024 + 1, 'Handle,Title\n');
  const { status } = await send(service, IMPORT, huge);
  expect(status).toBe(413);
});

test('the file of an import that ended a month ago is removed, its counts stay', async () => {
  const first = await start({});
  const { body } = await send(first, IMPORT, `${ringsFile(1)}unweighed,x,0,1,21,active\n`);
  await first
    .db('import_jobs')
    .where({ id: body.jobId })
    .update({ finished_at: new Date(Date.now() - 31 * 24 * 3_600_000) });
  const second = await start();
  await eventually(async () => {
    const failed = await second.as(admin).get(`/api/import/jobs/${body.jobId}/errors.csv`);
    expect([failed.status, failed.body.message]).toEqual([
      404,
      'The file of this import is no longer kept',
    ]);
  });
  const job = await second.as(admin).get(`/api/import/jobs/${body.jobId}`);
  expect(job.body).toMatchObject({ status: 'done', created: 1, failed: 1, errors: [] });
});
