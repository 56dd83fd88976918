import { request } from 'node:http';
import { once } from 'node:events';
import { signCaller } from '@dahab/chassis/auth/internal-token.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { TEST_TOKEN_SECRET } from '@dahab/testing/test-service.ts';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { craftedImages, mutatedImages, SECRET } from './crafted-images.ts';
import { seededRandom } from './seeded-random.ts';
import { openShop } from './shop.ts';

/** Crafted and mutated ones; before a release: 2,000. */
const IMAGES = 100;
/** What decoding the largest picture that we take may add, and no more. */
const MOST_MEMORY = 600_000_000;

const shop = await openShop();

function send(file: Buffer): ReturnType<typeof shop.admin.post> {
  const form = new FormData();
  form.append('images', new Blob([file]), 'خاتم ١.png');
  return shop.admin.post('/api/upload', form);
}

/** A webp of one frame that can be read to its end, and has nothing in it but the picture. */
async function expectClean(url: string): Promise<void> {
  const { body } = await shop.guest.get(url);
  const { format, pages, exif, xmp, icc, iptc, orientation } = await sharp(body, {
    pages: -1,
  }).metadata();
  expect({ format, pages: pages ?? 1 }).toEqual({ format: 'webp', pages: 1 });
  expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
  expect(body.includes(SECRET)).toBe(false);
  await sharp(body).stats();
}

test.each(craftedImages)('$name is $fate', async ({ file, fate }) => {
  const { status, body } = await send(file);
  if (fate !== 'either')
    expect({ status, fate }).toEqual({ status: fate === 'taken' ? 200 : 400, fate });
  expect([200, 400, 413]).toContain(status);
  if (status === 200) await expectClean(body.urls[0]);
  else expect(body.message).toMatch(/^(File type must be|The picture|The file|File is larger)/);
});

test('damaged pictures are refused or come out clean, and never break anything', async () => {
  const mutated = mutatedImages(seededRandom(20_260_101));
  const before = process.memoryUsage().rss;
  for (let count = craftedImages.length; count < IMAGES; count += 1) {
    const { status, body } = await send(mutated.next().value as Buffer);
    expect([200, 400]).toContain(status);
    if (status === 200) await expectClean(body.urls[0]);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY);
});

test('nothing is kept of an upload with one bad picture among good ones', async () => {
  const good = await sharp({ create: { width: 77, height: 7, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const before = await shop.db('pictures').pluck('hash');
  const form = new FormData();
  for (const file of [good, Buffer.from('hello'), good]) {
    form.append('images', new Blob([file]), 'x.png');
  }
  expect((await shop.admin.post('/api/upload', form)).status).toBe(400);
  expect(await shop.db('pictures').pluck('hash')).toEqual(before);
});

test('an upload that is cut off leaves nothing behind, and the next one works', async () => {
  const png = await sharp({ create: { width: 78, height: 7, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const before = await shop.db('pictures').pluck('hash');
  const boundary = 'a-boundary';
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="x.png"\r\n\r\n`;
  const upload = request(new URL('/api/upload', shop.url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${signCaller(admin, TEST_TOKEN_SECRET)}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  upload.on('error', () => undefined);
  // One whole picture, and half of another.
  upload.write(
    Buffer.concat([Buffer.from(part), png, Buffer.from(`\r\n${part}`), png.subarray(0, 40)]),
  );
  await once(upload, 'socket');
  await shop.guest.get('/api/products');
  upload.destroy();
  expect((await send(png)).status).toBe(200);
  const after: string[] = await shop.db('pictures').pluck('hash');
  expect(after.filter((hash) => !before.includes(hash))).toHaveLength(1);
});

test('many pictures and widths at once all come, each in its turn', async () => {
  const files = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      sharp({ create: { width: 400 + n, height: 300, channels: 3, background: '#caa14a' } })
        .png()
        .toBuffer(),
    ),
  );
  const kept = await Promise.all(files.map(send));
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set([200]));
  const urls = kept.map(({ body }) => body.urls[0] as string);
  expect(new Set(urls).size).toBe(30);
  const shown = await Promise.all(
    urls.flatMap((url) => [shop.guest.get(`${url}?w=96`), shop.guest.get(`${url}?w=96`)]),
  );
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([200]));
});
