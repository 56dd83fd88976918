import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { touchPictures } from './picture-records.ts';

const OWN_PICTURE = /\/media\/([0-9a-f]{64})\.webp/;

/** Of an address of one of our own pictures, under whatever host name; null for any other. */
export function hashOf(url: string): string | null {
  return OWN_PICTURE.exec(url)?.[1] ?? null;
}

type Addresses = readonly (string | null | undefined)[];

/**
 * To be called wherever something gets pictures, in the transaction that gives them: they are not
 * swept before it ends, and afterwards something uses them. Throws 400 for one that was swept.
 */
export async function usePictures(trx: Transaction, urls: Addresses): Promise<void> {
  const { sweptHashes } = await keepPictures(trx, urls);
  if (sweptHashes.length === 0) return;
  throw new InvalidInput(
    'A picture was not used for a week and has been removed. Please upload it again',
    [],
    'picture-removed',
  );
}

/** The same for an import, which one picture does not stop: it may be another shop's. */
export async function keepPictures(
  trx: Transaction,
  urls: Addresses,
): Promise<{ sweptHashes: string[] }> {
  const hashes = new Set(urls.flatMap((url) => (url ? (hashOf(url) ?? []) : [])));
  return hashes.size === 0 ? { sweptHashes: [] } : touchPictures(trx, [...hashes]);
}
