import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { gtinOf, idOfOwnBarcode, ownBarcodeOf } from '../../contract/barcode.ts';
import type { ImportedProduct, ImportMode } from '../../contract/import-batch.ts';
import { listBarcodeOwners, listIdsOfKeys } from './store.ts';

type Wishes = ReadonlyMap<string, ImportedProduct>;

interface Freed {
  readonly wishes: Wishes;
  /** The keys of those whose barcode another product has, or will have. */
  readonly withoutBarcode: ReadonlySet<string>;
}

/** The wishes without the barcodes that they cannot have. */
export async function withFreeBarcodes(
  trx: Transaction,
  wishes: Wishes,
  mode: ImportMode,
): Promise<Freed> {
  const wished = new Map(
    Array.from(wishes.values(), ({ importKey, barcode }) => [importKey, barcode] as const).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  if (wished.size === 0) return { wishes, withoutBarcode: new Set() };
  const owners = await listBarcodeOwners(trx, Array.from(wished.values(), gtinOf));
  const ids = await listIdsOfKeys(trx, [...wishes.keys()]);
  const granted = grantedOf(wished, { owners, ids, mayChangeHands: mode === 'update' });
  const freed = new Map(wishes);
  for (const [importKey, barcode] of wished) {
    const kept = granted.has(importKey) ? keptForm(barcode) : undefined;
    freed.set(importKey, { ...(wishes.get(importKey) as ImportedProduct), barcode: kept });
  }
  const refused = [...wished.keys()].filter((importKey) => !granted.has(importKey));
  return { wishes: freed, withoutBarcode: new Set(refused) };
}

interface Holding {
  /** Ids of the products that have the GTINs now. */
  readonly owners: ReadonlyMap<string, number>;
  /** Of the products of the batch that are there. */
  readonly ids: ReadonlyMap<string, number>;
  /** A product may take what another of the batch gives up. */
  readonly mayChangeHands: boolean;
}

/** The keys of those who get the barcodes that they wish. */
function grantedOf(wished: ReadonlyMap<string, string>, holding: Holding): ReadonlySet<string> {
  const { owners, ids, mayChangeHands } = holding;
  const keys = new Map(Array.from(ids, ([importKey, id]) => [id, importKey] as const));
  const granted = new Set(firstClaimants(wished, holding));
  const isFree = (importKey: string, barcode: string): boolean => {
    const owner = idOfOwnBarcode(barcode) ?? owners.get(gtinOf(barcode));
    if (owner === undefined || owner === ids.get(importKey)) return true;
    const holder = keys.get(owner) ?? '';
    const other = wished.get(holder);
    const givesUp = other !== undefined && gtinOf(other) !== gtinOf(barcode);
    return mayChangeHands && idOfOwnBarcode(barcode) === null && givesUp && granted.has(holder);
  };
  // Who does not get his wish keeps what he has, which another may have counted on.
  for (let before = -1; before !== granted.size;) {
    before = granted.size;
    for (const importKey of granted) {
      if (!isFree(importKey, wished.get(importKey) ?? '')) granted.delete(importKey);
    }
  }
  return granted;
}

/** Of several that wish the same the one that has it, else the first. */
function firstClaimants(
  wished: ReadonlyMap<string, string>,
  { owners, ids }: Holding,
): Iterable<string> {
  const claimants = new Map<string, string>();
  for (const [importKey, barcode] of wished) {
    const gtin = gtinOf(barcode);
    const id = ids.get(importKey);
    const isOwner = id !== undefined && id === owners.get(gtin);
    if (isOwner || !claimants.has(gtin)) claimants.set(gtin, importKey);
  }
  return claimants.values();
}

function keptForm(barcode: string): string {
  const ownId = idOfOwnBarcode(barcode);
  return ownId === null ? barcode : ownBarcodeOf(ownId);
}
