import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { openFolderBlobs } from '@dahab/chassis/blobs/folder.ts';
import { afterAll, expect, test } from '@jest/globals';
import { pictureSweeper } from '../src/media/picture-sweeper.ts';
import { usePictures } from '../src/media/use-pictures.ts';
import { aPicture } from './pictures.ts';
import { aCollection, aProduct, openShop } from './shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'dahab-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const blobs = await openFolderBlobs(folder);
const shop = await openShop({ config: { BLOBS_DIR: folder } });

let width = 10;

/** An uploaded picture like no other. */
async function upload(): Promise<string> {
  width += 1;
  const form = new FormData();
  form.append('images', new Blob([await aPicture(width, 10).png().toBuffer()]), 'x.png');
  const { status, body } = await shop.admin.post('/api/upload', form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.urls[0];
}

async function sweepAfter(days: number, files: Blobs = blobs): Promise<void> {
  const clock = () => new Date(Date.now() + days * 24 * 3_600_000);
  const worker = pictureSweeper({ db: shop.db, blobs: files, clock });
  while (await worker.work(new AbortController().signal));
}

async function isThere(url: string): Promise<boolean> {
  return (await shop.guest.get(url)).status === 200;
}

async function filesOf(url: string): Promise<string[]> {
  const hash = /[0-9a-f]{64}/.exec(url)?.[0] ?? 'none';
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) if (key.includes(hash)) keys.push(key);
  return keys;
}

test('a picture that nothing shows is there for seven days and gone after eight', async () => {
  const url = await upload();
  await shop.guest.get(`${url}?w=96`);
  expect(await filesOf(url)).toHaveLength(2);
  await sweepAfter(7);
  expect(await isThere(url)).toBe(true);
  await sweepAfter(8.1);
  expect(await isThere(url)).toBe(false);
  expect(await filesOf(url)).toEqual([]);
});

test('what anything shows stays, under whatever host name it is shown', async () => {
  const urls = await Promise.all([upload(), upload(), upload(), upload(), upload()]);
  const [inProduct, elsewhere, inCollection, onBanner, asLogo] = urls;
  await aProduct(shop, { images: [inProduct, `https://shop.example${elsewhere}`] });
  await aCollection(shop, { image: inCollection });
  const titles = { titleEn: 'New', titleAr: 'جديد' };
  const banner = new FormData();
  for (const [name, value] of Object.entries({ ...titles, imageUrl: onBanner })) {
    banner.append(name, value ?? '');
  }
  expect((await shop.admin.post('/api/hero-widgets', banner)).status).toBe(201);
  const settings = new FormData();
  settings.append('logoUrl', asLogo ?? '');
  expect((await shop.admin.patch('/api/site-settings', settings)).status).toBe(200);
  await sweepAfter(30);
  await sweepAfter(60);
  for (const url of urls) expect(await isThere(url)).toBe(true);
});

test('the pictures of a deleted product go, but those of a sold one stay for its orders', async () => {
  const [unsold, sold, changed] = await Promise.all([upload(), upload(), upload()]);
  const one = await aProduct(shop, { images: [unsold] });
  const other = await aProduct(shop, { images: [sold] });
  const third = await aProduct(shop, { images: [changed] });
  const reference = '6d7e6bb0-3b37-4f3e-9d0c-0b7f6f1c2a55';
  const items = [other, third].map(({ id }) => ({ productId: id, quantity: 1 }));
  await shop.db('reservations').insert({
    reference,
    status: 'sold',
    pieces: JSON.stringify(items.map((_, n) => ({ image: [sold, changed][n] }))),
    held_at: new Date(),
  });
  for (const { productId, quantity } of items) {
    await shop.db('reservation_lines').insert({ reference, product_id: productId, quantity });
  }
  await shop.admin.delete(`/api/products/${one.id}`);
  await shop.admin.delete(`/api/products/${other.id}`);
  await shop.admin.patch(`/api/products/${third.id}`, { images: [] });
  await sweepAfter(30);
  expect(await isThere(unsold)).toBe(false);
  expect(await isThere(sold)).toBe(true);
  expect(await isThere(changed)).toBe(true);
});

test('a picture that is just being given to a product is not swept', async () => {
  const url = await upload();
  const trx = await shop.db.transaction();
  await usePictures(trx, [url]);
  await sweepAfter(30);
  await trx.commit();
  expect(await isThere(url)).toBe(true);
});

test('who comes while it is swept hears so, and can upload it again', async () => {
  const bytes = await aPicture(500, 10).png().toBuffer();
  const send = async () => {
    const form = new FormData();
    form.append('images', new Blob([bytes]), 'x.png');
    return (await shop.admin.post('/api/upload', form)).body.urls[0] as string;
  };
  const url = await send();
  const product = { nameAr: 'خاتم', weight: 3.5, karat: 21, images: [url] };
  const saving: ReturnType<typeof shop.admin.post>[] = [];
  const slow: Blobs = {
    ...blobs,
    remove: async (key) => {
      saving.push(shop.admin.post('/api/products', product));
      await blobs.remove(key);
    },
  };
  await sweepAfter(30, slow);
  expect(await saving[0]).toMatchObject({ status: 400, body: { code: 'picture-removed' } });
  expect(await send()).toBe(url);
  expect((await shop.admin.post('/api/products', product)).status).toBe(201);
  await sweepAfter(30);
  expect(await isThere(url)).toBe(true);
});

test('a store that fails leaves it for the next round; two sweepers share the work', async () => {
  const urls = [await upload(), await upload(), await upload()];
  const failing: Blobs = { ...blobs, remove: () => Promise.reject(new Error('the disk is gone')) };
  await expect(sweepAfter(30, failing)).rejects.toThrow('the disk is gone');
  for (const url of urls) expect(await isThere(url)).toBe(true);
  await Promise.all([sweepAfter(30), sweepAfter(30)]);
  for (const url of urls) expect(await isThere(url)).toBe(false);
});

test('files without a record are taken on, and swept like others', async () => {
  const url = await upload();
  await shop.db('pictures').where('hash', 'like', '%').delete();
  await sweepAfter(0);
  expect(await isThere(url)).toBe(true);
  await sweepAfter(30);
  expect(await isThere(url)).toBe(false);
});
