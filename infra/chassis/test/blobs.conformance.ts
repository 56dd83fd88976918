import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { BlobTooLarge } from '../blobs/blobs.ts';
import type { Blobs } from '../blobs/blobs.ts';

const anImage = { contentType: 'image/webp', maxBytes: 10_000_000 };
const megabyte = 1024 * 1024;

/** What every store of files must do, whoever keeps them. */
export function itKeepsBlobs(blobs: () => Blobs, options: { isStandIn?: boolean } = {}): void {
  const testReal = options.isStandIn ? test.skip : test;
  const key = () => `test/${randomUUID()}/ring.webp`;

  test('an unknown key has no blob', async () => {
    expect(await blobs().get(key())).toBeNull();
  });

  test('a blob comes back byte for byte, with its size and type', async () => {
    const ring = key();
    const bytes = randomBytes(70_000);
    const contentType = 'text/csv; charset=utf-8';
    expect(await blobs().put(ring, bytes, { ...anImage, contentType })).toEqual({ size: 70_000 });
    expect(await look(blobs(), ring)).toEqual({ size: 70_000, contentType, bytes });
  });

  test('an empty blob is a blob', async () => {
    const ring = key();
    await blobs().put(ring, Buffer.alloc(0), anImage);
    expect(await look(blobs(), ring)).toMatchObject({ size: 0, bytes: Buffer.alloc(0) });
  });

  test('a stream of unknown size is taken whole', async () => {
    const ring = key();
    const chunk = randomBytes(megabyte);
    const body = Readable.from(Array.from({ length: 30 }, () => chunk));
    const options = { ...anImage, maxBytes: 30 * megabyte };
    expect(await blobs().put(ring, body, options)).toEqual({ size: 30 * megabyte });
    const expected = createHash('sha256');
    for (let i = 0; i < 30; i += 1) expected.update(chunk);
    const actual = createHash('sha256').update(await read(blobs(), ring));
    expect(actual.digest('hex')).toBe(expected.digest('hex'));
  });

  test('what is larger than allowed is refused, and the old blob stays', async () => {
    const ring = key();
    await blobs().put(ring, Buffer.from('old'), anImage);
    const limit = { ...anImage, maxBytes: 1_000 };
    const endless = Readable.from(
      (function* bytes() {
        for (;;) yield Buffer.alloc(100);
      })(),
    );
    await expect(blobs().put(ring, endless, limit)).rejects.toThrow(BlobTooLarge);
    await expect(blobs().put(ring, Buffer.alloc(1_001), limit)).rejects.toThrow(BlobTooLarge);
    await expect(blobs().put(key(), Buffer.alloc(1_000), limit)).resolves.toEqual({ size: 1_000 });
    expect(String(await read(blobs(), ring))).toBe('old');
  });

  test('a body that breaks off leaves nothing, and says its own reason', async () => {
    const ring = key();
    const breaking = Readable.from(
      (function* bytes() {
        yield Buffer.alloc(100);
        throw new Error('the line went dead');
      })(),
    );
    await expect(blobs().put(ring, breaking, anImage)).rejects.toThrow('the line went dead');
    expect(await blobs().get(ring)).toBeNull();
  });

  test('putting again replaces body and type', async () => {
    const ring = key();
    await blobs().put(ring, Buffer.from('a longer one'), anImage);
    await blobs().put(ring, Buffer.from('new'), { ...anImage, contentType: 'image/png' });
    const bytes = Buffer.from('new');
    expect(await look(blobs(), ring)).toEqual({ size: 3, contentType: 'image/png', bytes });
  });

  testReal('of many who put at once, one blob is there whole', async () => {
    const ring = key();
    const bodies = Array.from({ length: 8 }, (_, i) => Buffer.alloc(200_000 + i, String(i)));
    await Promise.all(bodies.map((body) => blobs().put(ring, body, anImage)));
    const kept = await read(blobs(), ring);
    expect(bodies.some((body) => body.equals(kept))).toBe(true);
  });

  test('a removed blob is gone, and removing nothing is no error', async () => {
    const ring = key();
    await blobs().put(ring, Buffer.from('x'), anImage);
    await blobs().remove(ring);
    await blobs().remove(ring);
    expect(await blobs().get(ring)).toBeNull();
  });

  test('a key may be the beginning of another', async () => {
    const ring = `test/${randomUUID()}`;
    await blobs().put(ring, Buffer.from('one'), anImage);
    await blobs().put(`${ring}/small`, Buffer.from('two'), anImage);
    expect(String(await read(blobs(), ring))).toBe('one');
    expect(String(await read(blobs(), `${ring}/small`))).toBe('two');
    expect(await keysOf(blobs(), ring)).toEqual([ring, `${ring}/small`]);
  });

  test('a list has what begins so, in the middle of a segment too', async () => {
    const folder = `test/${randomUUID()}`;
    const names = ['a/1.webp', 'a/12.webp', 'a/2.webp', 'b/1.webp'];
    for (const name of names) await blobs().put(`${folder}/${name}`, Buffer.from(name), anImage);
    const inFolder = (...kept: string[]) => kept.map((name) => `${folder}/${name}`);
    expect(await keysOf(blobs(), `${folder}/`)).toEqual(inFolder(...names));
    expect(await keysOf(blobs(), `${folder}/a/1`)).toEqual(inFolder('a/1.webp', 'a/12.webp'));
    expect(await keysOf(blobs(), `${folder}/c`)).toEqual([]);
  });

  test('a list tells size and time', async () => {
    const ring = key();
    const before = Date.now();
    await blobs().put(ring, Buffer.from('gold'), anImage);
    for await (const listed of blobs().list(ring)) {
      expect(listed).toMatchObject({ key: ring, size: 4 });
      // Seconds are all that some stores keep.
      expect(listed.modifiedAt.getTime()).toBeGreaterThan(before - 2_000);
    }
    expect.assertions(2);
  });

  testReal('a list has no end at a thousand', async () => {
    const folder = `test/${randomUUID()}`;
    const names = Array.from({ length: 1_010 }, (_, i) => `${folder}/${i}`);
    for (let i = 0; i < names.length; i += 20) {
      await Promise.all(
        names.slice(i, i + 20).map((name) => blobs().put(name, Buffer.from('x'), anImage)),
      );
    }
    expect(await keysOf(blobs(), `${folder}/`)).toEqual(names.toSorted());
  });

  const noKeys = [
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.',
    '..',
    '../secret',
    'a/../../secret',
    'a/..',
    '.incoming/x',
    'a/.hidden',
    'a\\..\\b',
    'a b',
    'a%2e%2e',
    'a\0b',
    'خاتم',
    'a+b',
    'a'.repeat(129),
    'a/'.repeat(300) + 'a',
  ];
  test.each(noKeys.map((bad) => [bad.slice(0, 20), bad]))('%j is no key', async (_, bad) => {
    await expect(blobs().put(bad, Buffer.from('x'), anImage)).rejects.toThrow(TypeError);
    await expect(blobs().get(bad)).rejects.toThrow(TypeError);
    await expect(blobs().remove(bad)).rejects.toThrow(TypeError);
  });

  test('a type that could not be a header is refused', async () => {
    for (const contentType of ['', 'image/png\r\nx-evil: 1', 'خاتم', 'x'.repeat(201)]) {
      const options = { ...anImage, contentType };
      await expect(blobs().put(key(), Buffer.from('x'), options)).rejects.toThrow(TypeError);
    }
  });

  test('it is ready', async () => {
    expect(await blobs().ready()).toBe(true);
  });
}

interface Seen {
  readonly size: number;
  readonly contentType: string;
  readonly bytes: Buffer;
}

async function look(blobs: Blobs, key: string): Promise<Seen> {
  const blob = await blobs.get(key);
  if (!blob) throw new Error(`${key} is not there`);
  return { size: blob.size, contentType: blob.contentType, bytes: await buffer(blob.body) };
}

async function read(blobs: Blobs, key: string): Promise<Buffer> {
  return (await look(blobs, key)).bytes;
}

async function keysOf(blobs: Blobs, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list(prefix)) keys.push(key);
  return keys.toSorted();
}
