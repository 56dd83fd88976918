import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import type { Variant } from './encode.ts';

const KEPT = 'media/';

export function keyOf(hash: string): string {
  return `${KEPT}${hash}.webp`;
}

export function variantKeyOf(hash: string, variant: Variant): string {
  return `${variantsOf(hash)}${variantName(variant)}`;
}

/** Tells the variants of one picture apart. */
export function variantName(variant: Variant): string {
  return variant.format === 'jpeg' ? 'shared.jpeg' : `${variant.width}.${variant.format}`;
}

function variantsOf(hash: string): string {
  return `variants/${hash}/`;
}

export async function* listKeptHashes(blobs: Blobs): AsyncGenerator<string> {
  for await (const { key } of blobs.list(KEPT)) {
    const hash = /^media\/([0-9a-f]{64})\.webp$/.exec(key)?.[1];
    if (hash !== undefined) yield hash;
  }
}

/** The picture last: while it is there, so is the right to have its variants. */
export async function removeFiles(blobs: Blobs, hash: string): Promise<void> {
  for await (const { key } of blobs.list(variantsOf(hash))) await blobs.remove(key);
  await blobs.remove(keyOf(hash));
}
