import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { encodeUpload, encodeVariant, type VariantFormat } from './encode.ts';
import { oneAtATime } from './one-at-a-time.ts';

const LARGEST_BLOB = 50 * 1024 * 1024;
const NAME = /^([0-9a-f]{64})\.webp$/;

export interface Variant {
  readonly width: number;
  readonly format: VariantFormat;
}

export interface Picture {
  readonly body: Readable | Buffer;
  readonly size: number;
  readonly contentType: string;
}

/** The shop's own pictures, in the blob store. */
export interface Pictures {
  /** Keeps an uploaded file and answers its address; throws 400 when it is no picture. */
  keep(file: Buffer): Promise<string>;
  /** By the last part of its address, as it is kept or as a variant; null when there is none. */
  find(name: string, variant: Variant | null): Promise<Picture | null>;
}

export function openPictures(blobs: Blobs): Pictures {
  const queue = oneAtATime();

  const makeVariant = async (
    hash: string,
    key: string,
    variant: Variant,
  ): Promise<Picture | null> => {
    // Whoever waited for the same variant finds it made.
    const made = await blobs.get(key);
    if (made) return made;
    const original = await blobs.get(keyOf(hash));
    if (!original) return null;
    const bytes = await buffer(original.body);
    const body = await encodeVariant(bytes, variant.width, variant.format);
    const contentType = `image/${variant.format}`;
    await blobs.put(key, body, { contentType, maxBytes: LARGEST_BLOB });
    return { body, size: body.length, contentType };
  };

  return {
    keep: async (file) => {
      const picture = await queue(() => encodeUpload(file));
      return keepEncoded(blobs, picture);
    },
    find: async (name, variant) => {
      const hash = NAME.exec(name)?.[1];
      if (hash === undefined) return null;
      if (!variant) return blobs.get(keyOf(hash));
      const key = `variants/${hash}/${variant.width}.${variant.format}`;
      return (await blobs.get(key)) ?? queue(() => makeVariant(hash, key, variant));
    },
  };
}

/** Keeps a webp that is as it shall be, under the address that its content gives it. */
export async function keepEncoded(blobs: Blobs, picture: Buffer): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex');
  await blobs.put(keyOf(hash), picture, { contentType: 'image/webp', maxBytes: LARGEST_BLOB });
  return `/media/${hash}.webp`;
}

function keyOf(hash: string): string {
  return `media/${hash}.webp`;
}
