import type { Readable } from 'node:stream';
import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';

export async function openBlob(blobs: Blobs, key: string): Promise<Readable> {
  const blob = await blobs.get(key);
  if (blob === null) throw new InvalidInput('The uploaded file is gone; choose it again');
  return blob.body;
}
