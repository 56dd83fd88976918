import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { createTurnstile } from '@dahab/chassis/turnstile.ts';
import { encodeUpload, encodeVariant, type Variant } from './encode.ts';
import { keyOf, variantKeyOf } from './picture-files.ts';
import { recordPicture } from './picture-records.ts';

const LARGEST_BLOB = 50 * 1024 * 1024;
const NAME = /^([0-9a-f]{64})\.webp$/;

/** Files of uploads that are in memory at once: a hundred megabytes of them at most. */
const MOST_READ = 20;
/** Of the work on pixels: it takes a processor and much memory. */
const MOST_ENCODED = 1;
const LONGEST_WAIT_MS = 60_000;

export interface Picture {
  readonly body: Readable | Buffer;
  readonly size: number;
  readonly contentType: string;
}

/** The shop's own pictures, in the blob store. */
export interface Pictures {
  /**
   * Reads an uploaded file and answers how it would be kept; null for an empty one. Throws 400 when
   * it is no picture, 503 when too many wait.
   */
  read(file: Readable): Promise<Buffer | null>;
  /** Keeps what `read` made of a file and answers its address. */
  keep(picture: Buffer): Promise<string>;
  /** Whether there is one under the last part of its address. */
  has(name: string): Promise<boolean>;
  /** By the last part of its address, as it is kept or as a variant; null when there is none. */
  find(name: string, variant: Variant | null): Promise<Picture | null>;
}

interface Stores {
  readonly db: Database;
  readonly blobs: Blobs;
}

export function openPictures(stores: Stores): Pictures {
  const { blobs } = stores;
  const reading = createTurnstile(MOST_READ, LONGEST_WAIT_MS);
  const encoding = createTurnstile(MOST_ENCODED, LONGEST_WAIT_MS);

  const makeVariant = async (hash: string, variant: Variant): Promise<Picture | null> => {
    const key = variantKeyOf(hash, variant);
    // Whoever waited for the same variant finds it made.
    const made = await blobs.get(key);
    if (made) return made;
    const original = await blobs.get(keyOf(hash));
    if (!original) return null;
    const bytes = await buffer(original.body);
    const body = await encodeVariant(bytes, variant);
    const contentType = `image/${variant.format}`;
    await blobs.put(key, body, { contentType, maxBytes: LARGEST_BLOB });
    return { body, size: body.length, contentType };
  };

  return {
    read: (file) =>
      reading(async () => {
        const bytes = await buffer(file);
        return bytes.length === 0 ? null : encoding(() => encodeUpload(bytes));
      }),
    keep: (picture) => keepEncoded(stores, picture),
    has: async (name) => {
      const hash = NAME.exec(name)?.[1];
      const kept = hash === undefined ? null : await blobs.get(keyOf(hash));
      kept?.body.destroy();
      return kept !== null;
    },
    find: async (name, variant) => {
      const hash = NAME.exec(name)?.[1];
      if (hash === undefined) return null;
      if (!variant) return blobs.get(keyOf(hash));
      const made = await blobs.get(variantKeyOf(hash, variant));
      return made ?? encoding(() => makeVariant(hash, variant));
    },
  };
}

/** Keeps a webp that is as it shall be, under the address that its content gives it. */
export async function keepEncoded({ db, blobs }: Stores, picture: Buffer): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex');
  await recordPicture(db, hash);
  await blobs.put(keyOf(hash), picture, { contentType: 'image/webp', maxBytes: LARGEST_BLOB });
  return `/media/${hash}.webp`;
}
