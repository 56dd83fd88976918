import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { gtinOf, idOfOwnBarcode, ownBarcodeOf } from '../../contract/barcode.ts';
import type { ImportedProduct } from '../../contract/import-batch.ts';
import { listBarcodeOwners, listIdsOfKeys } from './store.ts';

type Wishes = ReadonlyMap<string, ImportedProduct>;

interface Freed {
  readonly wishes: Wishes;
  /** The keys of those whose barcode another product has, or will have. */
  readonly withoutBarcode: ReadonlySet<string>;
}

/** The wishes without the barcodes that they cannot have. */
export async function withFreeBarcodes(trx: Transaction, wishes: Wishes): Promise<Freed> {
  const withoutBarcode = new Set<string>();
  const barcodes = [...wishes.values()].flatMap(({ barcode }) => barcode ?? []);
  if (barcodes.length === 0) return { wishes, withoutBarcode };
  // Ids of products that are there, then keys of those in this batch.
  const owners = await listBarcodeOwners(trx, barcodes.map(gtinOf));
  const ids = await listIdsOfKeys(trx, [...wishes.keys()]);
  const freed = new Map(wishes);
  for (const [importKey, wish] of wishes) {
    const { barcode } = wish;
    if (barcode === undefined) continue;
    const ownId = idOfOwnBarcode(barcode);
    const owner = ownId ?? owners.get(gtinOf(barcode)) ?? importKey;
    const isFree = owner === importKey || owner === ids.get(importKey);
    if (!isFree) withoutBarcode.add(importKey);
    // Of two in the batch that wish the same, the first has it.
    if (isFree) owners.set(gtinOf(barcode), importKey);
    freed.set(importKey, { ...wish, barcode: isFree ? keptForm(barcode, ownId) : undefined });
  }
  return { wishes: freed, withoutBarcode };
}

function keptForm(barcode: string, ownId: number | null): string {
  return ownId === null ? barcode : ownBarcodeOf(ownId);
}
