import { mkdir, mkdtemp, readdir, rm, writeFile, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BlobsUnavailable } from '../blobs/blobs.ts';
import type { Blobs } from '../blobs/blobs.ts';
import { openFolderBlobs } from '../blobs/folder.ts';
import { openS3Blobs } from '../blobs/s3.ts';
import { createLog } from '../log.ts';
import { itKeepsBlobs } from './blobs.conformance.ts';

const s3 = await backing('s3', { own: true });
const log = createLog('test', 'silent');
const folder = await mkdtemp(join(tmpdir(), 'dahab-blobs-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const anImage = { contentType: 'image/webp', maxBytes: 1_000_000 };

const openS3 = (url: string, bucket: string, answerMs = 5_000) => {
  const { origin, username, password } = new URL(url);
  const keys = { accessKey: username, secretKey: password };
  return openS3Blobs({
    endpoint: origin,
    ...keys,
    bucket,
    region: 'us-east-1',
    log,
    answerMs,
  });
};

describe('blobs in a folder', () => {
  let blobs: Blobs;
  beforeAll(async () => {
    blobs = await openFolderBlobs(join(folder, 'conform'));
  });
  itKeepsBlobs(() => blobs);

  test('nothing half written is left lying about', async () => {
    expect(await readdir(join(folder, 'conform/.incoming'))).toEqual([]);
  });

  test('what a crash left a day ago is swept away, what is being written is not', async () => {
    const root = join(folder, 'swept');
    await mkdir(join(root, '.incoming'), { recursive: true });
    await writeFile(join(root, '.incoming/old'), 'x');
    await writeFile(join(root, '.incoming/new'), 'x');
    await utimes(join(root, '.incoming/old'), 1, 1);
    await openFolderBlobs(root);
    expect(await readdir(join(root, '.incoming'))).toEqual(['new']);
  });

  test('a folder that is a file is a store that cannot be used', async () => {
    await writeFile(join(folder, 'file'), 'x');
    await expect(openFolderBlobs(join(folder, 'file'))).rejects.toThrow(BlobsUnavailable);
  });
});

s3.describe('blobs in S3', () => {
  const blobs = openS3(s3.url, 'dahab-conform');
  const testReal = s3.isStandIn ? test.skip : test;
  // Its first bucket takes a young store a while.
  beforeAll(() =>
    eventually(() => expect(blobs.ready()).resolves.toBe(true), { timeoutMs: 120_000 }),
  );
  itKeepsBlobs(() => blobs, s3);

  test('replicas that come first at once make one bucket', async () => {
    const replicas = Array.from({ length: 4 }, () => openS3(s3.url, 'dahab-new'));
    const puts = replicas.map((one, i) => one.put(`ring-${i}`, Buffer.from('x'), anImage));
    await expect(Promise.all(puts)).resolves.toHaveLength(4);
  });

  testReal('nobody reads it without credentials, or with wrong ones', async () => {
    await blobs.put('secret/ring', Buffer.from('x'), anImage);
    const { host } = new URL(s3.url);
    const open = await fetch(`http://${host}/dahab-conform/secret/ring`);
    expect(open.status).toBe(403);
    const forger = openS3(`http://nobody:wrong@${host}`, 'dahab-conform');
    await expect(forger.get('secret/ring')).rejects.toThrow(BlobsUnavailable);
    expect(await forger.ready()).toBe(false);
  });

  test('while it is dead calls reject quickly, and work again by themselves', async () => {
    const mortal = openS3(s3.url, 'dahab-mortal');
    await mortal.put('ring', Buffer.from('gold'), anImage);
    await s3.kill();
    const begun = performance.now();
    await expect(mortal.put('ring', Buffer.from('x'), anImage)).rejects.toThrow(BlobsUnavailable);
    await expect(mortal.get('ring')).rejects.toThrow(BlobsUnavailable);
    expect(await mortal.ready()).toBe(false);
    expect(performance.now() - begun).toBeLessThan(10_000);
    await s3.restart();
    await eventually(async () => expect(await mortal.ready()).toBe(true));
    const blob = await mortal.get('ring');
    expect(blob?.size).toBe(4);
    blob?.body.destroy();
  });
});

test('an S3 that is silent is given up after the time allowed', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const blobs = openS3(`http://key:secret@127.0.0.1:${port}`, 'dahab', 500);
  const begun = performance.now();
  await expect(blobs.get('ring')).rejects.toThrow('no answer within 500 ms');
  expect(performance.now() - begun).toBeLessThan(20_000);
  silent.close();
});
