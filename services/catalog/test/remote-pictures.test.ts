import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openFolderBlobs } from '@dahab/chassis/blobs/folder.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { neighbour } from '@dahab/testing/test-client.ts';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { publicOnly } from '../src/media/guarded-request.ts';
import { openPictures, type Picture } from '../src/media/pictures.ts';
import { pictureSweeper } from '../src/media/picture-sweeper.ts';
import { isPublicAddress } from '../src/media/public-address.ts';
import { fetchRemotePicture } from '../src/media/remote-picture.ts';
import { pictureMirror } from '../src/remote-pictures/mirror.ts';
import { aPicture } from './pictures.ts';
import { openShop } from './shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'dahab-mirror-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const blobs = await openFolderBlobs(folder);
// Its own background work would look for the sites of these tests.
const shop = await openShop({ config: { BLOBS_DIR: folder, MIRROR_PICTURES: 'off' } });
const pictures = openPictures({ db: shop.db, blobs });
const log = createLog('test', 'silent');

const HOUR_MS = 3_600_000;
const jpeg = await aPicture(40, 30).jpeg().toBuffer();
const OWN = /^\/media\/[0-9a-f]{64}\.webp$/;

let last = 0;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  await shop.db('remote_pictures').delete();
  await shop.db('remote_picture_uses').delete();
});

type Fetch = (url: string) => Promise<Picture>;

const found: Fetch = async () => ({ body: jpeg, size: jpeg.length, contentType: 'image/jpeg' });
const failed: Fetch = async () => {
  throw new InvalidInput('The other site answers with status 500');
};

/** Rounds of the background work until it has nothing to do, `hours` from now. */
async function mirror(fetchPicture: Fetch = found, hours = 0): Promise<void> {
  const clock = () => new Date(Date.now() + hours * HOUR_MS);
  const worker = pictureMirror({ db: shop.db, log, pictures, clock }, (url) => {
    asked.push(url);
    return fetchPicture(url);
  });
  while (await worker.work(new AbortController().signal));
}

async function importOne(
  images: readonly string[],
  { mode = 'import', key = `shopify:shown-${(last += 1)}` } = {},
): Promise<{ key: string; id: number; job: number; outcome: string }> {
  const job = (last += 1);
  const product = { importKey: key, row: 7, nameAr: 'خاتم', weight: 3, karat: 21, images };
  const path = `/internal/import-jobs/${job}/batches/1`;
  const { body } = await shop.as(neighbour).put(path, { mode, products: [product] });
  const { id } = await shop.db('products').where({ import_key: key }).first('id');
  return { key, id, job, outcome: body.results[0].outcome };
}

async function imagesOf(id: number): Promise<string[]> {
  return (await shop.admin.get(`/api/products/${id}`)).body.images;
}

async function givenUp(job: number): Promise<object[]> {
  const path = `/internal/import-jobs/${job}/given-up-pictures`;
  return (await shop.as(neighbour).get(path)).body.pictures;
}

const site = (name: string) => `https://pictures.example/${name}.jpg`;

test('pictures of other sites become our own, in their order, and are shown', async () => {
  const { id } = await importOne([site('front'), '/media/kept.webp', site('back')]);
  let width = 20;
  await mirror(async (url) => {
    const body = await aPicture((width += 1), 10)
      .png()
      .toBuffer();
    return { ...(await found(url)), body };
  });
  const [front, kept, back] = await imagesOf(id);
  expect([front, back]).toEqual([expect.stringMatching(OWN), expect.stringMatching(OWN)]);
  expect([kept, front === back]).toEqual(['/media/kept.webp', false]);
  expect((await shop.guest.get(String(front))).status).toBe(200);
});

test('a picture that several products show is fetched once, and once shown twice', async () => {
  const [one, other] = [await importOne([site('a'), site('b')]), await importOne([site('a')])];
  await mirror();
  expect(asked.toSorted()).toEqual([site('a'), site('b')]);
  expect(await imagesOf(one.id)).toEqual([expect.stringMatching(OWN)]);
  expect(await imagesOf(other.id)).toEqual(await imagesOf(one.id));
});

test('the same file again changes nothing and fetches nothing', async () => {
  const { id, key } = await importOne([site('again')]);
  await mirror();
  const rows = () => shop.db('products').where({ id }).select('*', shop.db.raw('xmin::text'));
  const before = await rows();
  asked.length = 0;
  expect((await importOne([site('again')], { mode: 'update', key })).outcome).toBe('unchanged');
  expect((await importOne([site('again')], { key })).outcome).toBe('skipped');
  await mirror();
  expect([await rows(), asked]).toEqual([before, []]);
});

test('a new product shows at once what is kept already', async () => {
  await importOne([site('known')]);
  await mirror();
  asked.length = 0;
  const { id } = await importOne([site('known')]);
  expect(await imagesOf(id)).toEqual([expect.stringMatching(OWN)]);
  await mirror();
  expect(asked).toEqual([]);
});

test.each([
  ['removed', []],
  ['replaced', ['https://elsewhere.example/better.jpg']],
])('what an admin has %s meanwhile stays as he wants it', async (_, images) => {
  const { id } = await importOne([site('unwanted')]);
  await mirror(async (url) => {
    await shop.admin.patch(`/api/products/${id}`, { images });
    return found(url);
  });
  expect(await imagesOf(id)).toEqual(images);
});

test('a product that comes to show a picture while it is fetched is not forgotten', async () => {
  await importOne([site('shared')]);
  let second = 0;
  await mirror(async (url) => {
    second ||= (await importOne([site('shared')])).id;
    return found(url);
  });
  expect(await imagesOf(second)).toEqual([expect.stringMatching(OWN)]);
});

test('a site that fails is asked again later and later, then given up with the reason', async () => {
  const { id, job } = await importOne([site('failing')]);
  await mirror(failed);
  await mirror(failed);
  expect(asked).toHaveLength(1);
  expect(await imagesOf(id)).toEqual([site('failing')]);
  for (let hour = 1; hour <= 12; hour += 1) await mirror(failed, hour);
  expect(asked).toHaveLength(8);
  expect(await imagesOf(id)).toEqual([site('failing')]);
  expect(await givenUp(job)).toEqual([
    { url: site('failing'), row: 7, reason: 'The other site answers with status 500' },
  ]);
});

test('a site that is back has its picture taken', async () => {
  const { id, job } = await importOne([site('late')]);
  await mirror(failed);
  await mirror(found, 1);
  expect(await imagesOf(id)).toEqual([expect.stringMatching(OWN)]);
  expect(await givenUp(job)).toEqual([]);
});

test.each([
  ['what is no picture', async () => ({ ...(await found('')), body: Buffer.from('<html>') })],
  ['a private address', undefined],
])('%s is given up at once', async (_, fetchPicture) => {
  const url = 'http://127.0.0.1:9/secret.jpg';
  const { job } = await importOne([url]);
  const guarded = pictureMirror(
    { db: shop.db, log, pictures, clock: () => new Date() },
    fetchPicture,
  );
  while (await guarded.work(new AbortController().signal));
  expect(await givenUp(job)).toEqual([{ url, row: 7, reason: expect.any(String) }]);
});

test('a process that dies with a picture under way leaves it to another', async () => {
  const { id } = await importOne([site('dying')]);
  const clock = () => new Date();
  await new Promise<void>((taken) => {
    const dying = pictureMirror({ db: shop.db, log, pictures, clock }, () => {
      taken();
      return new Promise(() => {});
    });
    void dying.work(new AbortController().signal);
  });
  await mirror();
  expect(asked).toEqual([]);
  await mirror(found, 1);
  expect(await imagesOf(id)).toEqual([expect.stringMatching(OWN)]);
});

test('no more than two pictures of a site are fetched at once, and four in all', async () => {
  await importOne(Array.from({ length: 6 }, (_, index) => site(`many-${index}`)));
  await importOne(Array.from({ length: 6 }, (_, index) => `https://host-${index}.example/1.jpg`));
  const underWay = new Map<string, number>();
  let mostOfSite = 0;
  let most = 0;
  await mirror(async (url) => {
    const { host } = new URL(url);
    underWay.set(host, (underWay.get(host) ?? 0) + 1);
    mostOfSite = Math.max(mostOfSite, ...underWay.values());
    most = Math.max(
      most,
      [...underWay.values()].reduce((sum, count) => sum + count, 0),
    );
    await new Promise((resolve) => setImmediate(resolve));
    underWay.set(host, (underWay.get(host) ?? 1) - 1);
    return found(url);
  });
  expect([mostOfSite, most]).toEqual([2, 4]);
  expect(asked).toHaveLength(12);
});

test('many sites that are away keep no other one waiting', async () => {
  await importOne(Array.from({ length: 60 }, (_, index) => `https://away-${index}.example/1.jpg`));
  await mirror(failed);
  const { id } = await importOne([site('present')]);
  await mirror();
  expect(await imagesOf(id)).toEqual([expect.stringMatching(OWN)]);
});

test('one that was swept is fetched again when a file names it again', async () => {
  const body = await aPicture(77, 10).png().toBuffer();
  const likeNoOther: Fetch = async (url) => ({ ...(await found(url)), body });
  const { id } = await importOne([site('swept')]);
  await mirror(likeNoOther);
  const [address] = await imagesOf(id);
  await shop.admin.delete(`/api/products/${id}`);
  const clock = () => new Date(Date.now() + 9 * 24 * HOUR_MS);
  const sweeper = pictureSweeper({ db: shop.db, blobs, clock });
  while (await sweeper.work(new AbortController().signal));
  expect((await shop.guest.get(String(address))).status).toBe(404);
  const again = await importOne([site('swept')]);
  expect(await imagesOf(again.id)).toEqual([site('swept')]);
  await mirror(likeNoOther);
  expect(await imagesOf(again.id)).toEqual([address]);
  expect((await shop.guest.get(String(address))).status).toBe(200);
});

/** This machine, for once taken for a public site; the rest stays forbidden. */
const guard = {
  ...publicOnly,
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
};

async function aSite(answer: RequestListener): Promise<string> {
  const server = await listen(answer, '127.0.0.1', 0);
  afterAll(() => {
    server.closeAllConnections();
    return stopServer(server);
  });
  return urlOf(server);
}

const passing = ['fine', 'also-fine', 'slow', 'cut', 'busy', 'refusing'];

/** A site whose troubles pass, or do not; each of its pictures is another one. */
async function aRoughSite(inside: string): Promise<string> {
  const bodies = new Map<string, Buffer>();
  const visits = new Map<string, number>();
  for (const [index, path] of [...passing, 'gone', 'page', 'inside'].entries()) {
    bodies.set(
      path,
      await aPicture(200 + index, 11)
        .png()
        .toBuffer(),
    );
  }
  return aSite((request, response) => {
    const path = request.url?.slice(1) ?? '';
    const visit = (visits.get(path) ?? 0) + 1;
    visits.set(path, visit);
    const body = bodies.get(path) ?? Buffer.alloc(0);
    const trouble: Record<string, () => unknown> = {
      slow: () => response.write(body.subarray(0, 10)),
      cut: () => response.write(body.subarray(0, 10), () => response.destroy()),
      busy: () => response.writeHead(503).end(),
      refusing: () => request.socket.destroy(),
    };
    const lasting: Record<string, () => unknown> = {
      gone: () => response.writeHead(404).end(),
      page: () => response.end('<html>'),
      inside: () => response.writeHead(302, { location: inside }).end(),
    };
    const answer = lasting[path] ?? (visit < 3 ? trouble[path] : undefined);
    if (answer) answer();
    else response.end(body);
  });
}

async function keptPictures(): Promise<string[]> {
  const blobsOfPictures = await Readable.from(blobs.list('media/')).toArray();
  return blobsOfPictures.map(({ key }: { key: string }) => key);
}

const inside: string[] = [];
const secret = await aSite((request, response) => {
  inside.push(request.url ?? '');
  response.end();
});
const rough = await aRoughSite(secret.replace('127.0.0.1', '[::ffff:127.0.0.1]'));

test('through any trouble each picture becomes our own once, or is given up by name', async () => {
  const of = (names: readonly string[]): string[] => names.map((name) => `${rough}/${name}`);
  const { id, job } = await importOne(of([...passing, 'gone', 'page', 'inside']));
  const known = new Set(await keptPictures());
  const fetchIt: Fetch = (url) => fetchRemotePicture(url, { guard, longestMs: 2_000 });

  // One dies with its share of them under way.
  await new Promise<void>((taken) => {
    const clock = () => new Date();
    const dying = pictureMirror({ db: shop.db, log, pictures, clock }, () => {
      taken();
      return new Promise(() => {});
    });
    void dying.work(new AbortController().signal);
  });
  // Then the storage is away, for two at work at once.
  await rename(folder, `${folder}-away`);
  await writeFile(folder, '');
  await Promise.all([mirror(fetchIt, 1), mirror(fetchIt, 1)]);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  for (let hour = 3; hour <= 16; hour += 1) {
    await Promise.all([mirror(fetchIt, hour), mirror(fetchIt, hour)]);
  }

  const images = await imagesOf(id);
  expect(images).toEqual([
    ...passing.map(() => expect.stringMatching(OWN)),
    ...of(['gone', 'page', 'inside']),
  ]);
  expect(new Set(images).size).toBe(images.length);
  expect(await givenUp(job)).toEqual(
    of(['gone', 'inside', 'page']).map((url) => ({ url, row: 7, reason: expect.any(String) })),
  );
  expect(inside).toEqual([]);
  const states = await shop.db('remote_pictures').groupBy('status').select('status').count();
  expect(states).toEqual(
    expect.arrayContaining([
      { status: 'kept', count: passing.length },
      { status: 'dead', count: 3 },
    ]),
  );
  const kept = (await keptPictures()).filter((key) => !known.has(key));
  expect(kept.toSorted()).toEqual(
    images
      .slice(0, passing.length)
      .map((address) => address.slice(1))
      .toSorted(),
  );
});
