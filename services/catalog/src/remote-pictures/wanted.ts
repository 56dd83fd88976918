import { createHash } from 'node:crypto';
import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { hashOf, keepPictures } from '../media/use-pictures.ts';
import { insertUses, insertWanted, listKept } from './store.ts';

/** A product and the pictures that it shows. */
interface Showing {
  readonly id: number;
  readonly images: readonly string[];
}

/** Where an import said so. */
export interface Source {
  readonly jobId: number;
  rowOf(productId: number): number;
}

/** What a picture of another site is known by here. */
export function keyOfUrl(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

/**
 * Finds our own address of each picture of another site that we keep; the URL itself of any other.
 * Those found are not swept before the transaction ends.
 */
export async function ownAddressFinder(
  trx: Transaction,
  urls: readonly string[],
): Promise<(url: string) => string> {
  const remote = distinct(urls.filter(isRemote));
  const kept = remote.length === 0 ? [] : await listKept(trx, remote.map(keyOfUrl));
  if (kept.length === 0) return (url) => url;
  const { sweptHashes } = await keepPictures(
    trx,
    kept.map(({ address }) => address),
  );
  const swept = new Set<string | null>(sweptHashes);
  const own = new Map(
    kept.filter(({ address }) => !swept.has(hashOf(address))).map((one) => [one.url, one.address]),
  );
  return (url) => own.get(url) ?? url;
}

/**
 * Queues what these products show of other sites, in the transaction that makes them show it. One
 * that was given up is tried anew. The caller holds the products.
 */
export async function wantPictures(
  trx: Transaction,
  products: readonly Showing[],
  source: Source,
): Promise<void> {
  const shown = products.flatMap(({ id, images }) =>
    distinct(images.filter(isRemote)).map((url) => ({ key: keyOfUrl(url), url, productId: id })),
  );
  if (shown.length === 0) return;
  const uses = shown.map(({ key, productId }) => ({
    key,
    product_id: productId,
    job_id: source.jobId,
    record: source.rowOf(productId),
  }));
  await insertUses(trx, uses);
  await insertWanted(trx, [...new Map(shown.map((one) => [one.key, one])).values()]);
}

function isRemote(url: string): boolean {
  return /^https?:/i.test(url) && hashOf(url) === null && URL.canParse(url);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
