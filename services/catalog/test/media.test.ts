import { shopper } from '@dahab/testing/test-client.ts';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { LARGEST_UPLOAD } from '../contract/upload-limits.ts';
import { aPicture } from './pictures.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

function formOf(field: string, files: readonly (readonly [string, Buffer | string])[]): FormData {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new Blob([bytes]), name);
  return form;
}

async function upload(...files: Buffer[]): Promise<string[]> {
  const form = formOf(
    'images',
    files.map((file, index) => [`صورة ${index}.bin`, file] as const),
  );
  const { status, body } = await shop.admin.post('/api/upload', form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.urls;
}

test('png, jpg and webp are taken by their content, in order, and served as webp for ever', async () => {
  const files = [
    await aPicture(10, 10).png().toBuffer(),
    await aPicture(20, 10).jpeg().toBuffer(),
    await aPicture(30, 10).webp().toBuffer(),
  ];
  const urls = await upload(...files);
  for (const [index, url] of urls.entries()) {
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    const { status, body, headers } = await shop.guest.get(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, format } = await sharp(body).metadata();
    expect({ width, format }).toEqual({ width: 10 * (index + 1), format: 'webp' });
  }
  expect(await upload(...files)).toEqual(urls);
});

test('a picture is turned upright and loses its metadata', async () => {
  const photo = await aPicture(40, 30)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const [url] = await upload(photo);
  const { body } = await shop.guest.get(url ?? '');
  const metadata = await sharp(body).metadata();
  expect([metadata.width, metadata.height]).toEqual([30, 40]);
  expect(metadata.exif).toBeUndefined();
  expect(body.includes('secret place')).toBe(false);
});

test('a picture comes in the widths of the list, as avif where the caller takes it, never enlarged', async () => {
  const [url] = await upload(await aPicture(400, 300).png().toBuffer());
  const metadataOf = async (path: string, accept: string) => {
    const { body, headers } = await shop.guest.get(path, undefined, { accept });
    const { width, format } = await sharp(body).metadata();
    return { width, format, type: headers.get('content-type'), vary: headers.get('vary') };
  };
  const webp = { width: 160, format: 'webp', type: 'image/webp', vary: 'Accept' };
  expect(await metadataOf(`${url}?w=160`, 'image/webp,*/*')).toEqual(webp);
  expect(await metadataOf(`${url}?w=160`, 'image/webp,*/*')).toEqual(webp);
  const avif = { width: 160, format: 'heif', type: 'image/avif', vary: 'Accept' };
  expect(await metadataOf(`${url}?w=160`, 'image/avif,image/webp')).toEqual(avif);
  expect(await metadataOf(`${url}?w=160`, 'image/avif;q=0, image/webp')).toEqual(webp);
  expect((await metadataOf(`${url}?w=1920`, 'image/webp')).width).toBe(400);
  expect((await metadataOf(`${url}?w=161`, 'image/webp')).width).toBe(320);
  expect((await metadataOf(`${url}?w=99999`, 'image/webp')).width).toBe(400);
  for (const width of ['0', '-1', '1.5', 'wide']) {
    expect((await shop.guest.get(`${url}?w=${width}`)).status).toBe(400);
  }
});

test('a picture is shared whole, as a JPEG of the shape that networks show', async () => {
  const [url] = await upload(await aPicture(400, 800).png().toBuffer());
  const { body, headers } = await shop.guest.get(`${url}?as=shared`, undefined, {
    accept: 'image/avif',
  });
  expect(headers.get('content-type')).toBe('image/jpeg');
  const { width, height, format } = await sharp(body).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect((await shop.guest.get(`${url}?as=poster`)).status).toBe(400);
});

test('a caller who holds the picture is told so without it', async () => {
  const [url] = await upload(await aPicture().png().toBuffer());
  const { headers } = await shop.guest.get(`${url}?w=96`);
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await shop.guest.get(`${url}?w=96`, undefined, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.body).toBeNull();
});

test.each(['nothing.webp', `${'0'.repeat(64)}.webp`, '..%2f..%2fetc%2fpasswd', 'x.png'])(
  '/media/%s is not there',
  async (key) => {
    expect((await shop.guest.get(`/media/${key}`)).status).toBe(404);
    expect((await shop.guest.get(`/media/${key}?w=96`)).status).toBe(404);
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const whole = await aPicture(200, 200, { noise: true }).jpeg().toBuffer();

test.each([
  ['an SVG', Buffer.from(svg)],
  ['a text called .png', Buffer.from('hello')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
  ['an empty file', Buffer.alloc(0)],
  ['a PNG that is only a beginning', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a JPEG that was cut off', whole.subarray(0, whole.length / 2)],
])('%s is refused', async (_, file) => {
  const answer = await shop.admin.post('/api/upload', formOf('images', [['x.png', file]]));
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe(answer.body.message);
});

test('a picture of too many pixels is refused before it fills the memory', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const answer = await shop.admin.post('/api/upload', formOf('images', [['bomb.png', bomb]]));
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe('The picture has too many pixels');
});

test('ten pictures of five megabytes at most, in the field images', async () => {
  const small = await aPicture(2, 2).png().toBuffer();
  const eleven = Array.from({ length: 11 }, (_, n) => [`${n}.png`, small] as const);
  const tooMany = await shop.admin.post('/api/upload', formOf('images', eleven));
  expect([tooMany.status, tooMany.body.message]).toEqual([400, 'Too many files']);

  // What follows the picture in its file is nobody's business: it only makes the file large.
  const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
  expect(await upload(padded(LARGEST_UPLOAD))).toHaveLength(1);
  const large = formOf('images', [['x.png', padded(LARGEST_UPLOAD + 1)]]);
  const tooLarge = await shop.admin.post('/api/upload', large);
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.body.message).toBe(`File is larger than ${LARGEST_UPLOAD} bytes`);

  const elsewhere = await shop.admin.post('/api/upload', formOf('other', [['x.png', small]]));
  expect(elsewhere.status).toBe(400);
  expect((await shop.admin.post('/api/upload', new FormData())).status).toBe(400);
  expect((await shop.admin.post('/api/upload', {})).status).toBe(415);
});

test('uploading and proxying are for admins', async () => {
  expect((await shop.guest.post('/api/upload', new FormData())).status).toBe(401);
  expect((await shop.as(shopper).post('/api/upload', new FormData())).status).toBe(403);
  expect((await shop.guest.get('/api/proxy-image?url=http://x/')).status).toBe(401);
});

test('own pictures are proxied under any host name', async () => {
  const [url] = await upload(await aPicture().png().toBuffer());
  for (const address of [url, `http://127.0.0.1:8080${url}`]) {
    const path = `/api/proxy-image?url=${encodeURIComponent(address ?? '')}`;
    const { status, headers } = await shop.admin.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('whoever asks whether a picture has changed hears when there is none', async () => {
  const key = `${'0'.repeat(64)}.webp`;

  const answers = await Promise.all(
    [`"${key}"`, '*'].map((tag) =>
      shop.guest.get(`/media/${key}`, undefined, { 'if-none-match': tag }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
