import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { breaksUnique } from '@dahab/chassis/database/faults.ts';
import type { ImportedProduct, ImportMode } from '../../contract/import-batch.ts';
import type { Product } from '../../contract/product.ts';
import { keepPictures } from '../media/use-pictures.ts';
import { UNIQUE_BARCODE } from '../products/barcodes.ts';
import { indexProducts, isFoundDifferently } from '../search/indexing.ts';
import { tellChanged } from '../tell-changed.ts';
import { withFreeBarcodes } from './barcodes.ts';
import {
  changedProduct,
  collectionFinder,
  fieldsOf,
  type ImportResult,
  newProductOf,
  problemOf,
} from './rules.ts';
import {
  findBatchResults,
  insertBatch,
  insertImported,
  listExistingKeys,
  listKeptCollections,
  lockImported,
  updateBatchResults,
  updateImported,
} from './store.ts';

const BARCODE_MESSAGE = 'The barcode belongs to another product; imported without it';

interface Batch {
  readonly jobId: number;
  readonly batch: number;
  readonly mode: ImportMode;
  readonly products: readonly ImportedProduct[];
}

type Wishes = ReadonlyMap<string, ImportedProduct>;
type Outcomes = ReadonlyMap<string, ImportResult['outcome']>;

/** Writes a batch once; the same batch again changes nothing and answers the same. */
export async function importBatch(db: Database, batch: Batch): Promise<ImportResult[]> {
  try {
    return await writeBatch(db, batch);
  } catch (error) {
    // Somebody gave one of its barcodes to another product in the same moment.
    if (!breaksUnique(error, UNIQUE_BARCODE)) throw error;
    return writeBatch(db, batch);
  }
}

function writeBatch(db: Database, batch: Batch): Promise<ImportResult[]> {
  return db.transaction(async (trx) => {
    if (!(await insertBatch(trx, batch))) return findBatchResults(trx, batch);
    const write = batch.mode === 'import' ? createNew : changeExisting;
    const { wishes, withoutBarcode } = await withFreeBarcodes(trx, acceptable(batch.products));
    const outcomes = await write(trx, wishes);
    const results = resultsOf(batch.products, outcomes, withoutBarcode);
    await updateBatchResults(trx, batch, results);
    return results;
  });
}

/** What can be kept, by key; of two with the same key the first. */
function acceptable(products: readonly ImportedProduct[]): Wishes {
  const wishes = new Map<string, ImportedProduct>();
  for (const product of products) {
    if (wishes.has(product.importKey) || problemOf(product) !== null) continue;
    wishes.set(product.importKey, product);
  }
  return wishes;
}

async function createNew(trx: Transaction, wishes: Wishes): Promise<Outcomes> {
  const existing = new Set(await listExistingKeys(trx, [...wishes.keys()]));
  const fresh = [...wishes.values()].filter(({ importKey }) => !existing.has(importKey));
  if (fresh.length === 0) return new Map();
  const findCollection = collectionFinder(await listKeptCollections(trx));
  const made = new Map(
    fresh.map((wish) => [wish.importKey, newProductOf(fieldsOf(wish, findCollection))] as const),
  );
  const created = await insertImported(
    trx,
    Array.from(made, ([importKey, product]) => ({ importKey, product })),
  );
  const products = created.flatMap(({ id, importKey }) => {
    const product = made.get(importKey);
    return product ? [{ ...product, id }] : [];
  });
  await keepPicturesOf(trx, products);
  await indexProducts(trx, products);
  await tellOf(trx, products);
  return new Map(created.map(({ importKey }) => [importKey, 'created']));
}

async function changeExisting(trx: Transaction, wishes: Wishes): Promise<Outcomes> {
  const findCollection = collectionFinder(await listKeptCollections(trx));
  const outcomes = new Map<string, ImportResult['outcome']>();
  const changed: Product[] = [];
  const foundDifferently: Product[] = [];
  for (const { importKey, product } of await lockImported(trx, [...wishes.keys()])) {
    const wish = wishes.get(importKey);
    const after = wish ? changedProduct(product, fieldsOf(wish, findCollection)) : null;
    if (after) changed.push(after);
    if (after && isFoundDifferently(product, after)) foundDifferently.push(after);
    outcomes.set(importKey, after ? 'updated' : 'unchanged');
  }
  if (changed.length > 0) await updateImported(trx, changed);
  await keepPicturesOf(trx, changed);
  if (foundDifferently.length > 0) await indexProducts(trx, foundDifferently);
  await tellOf(trx, changed);
  return outcomes;
}

async function keepPicturesOf(
  trx: Transaction,
  products: readonly Pick<Product, 'images'>[],
): Promise<void> {
  await keepPictures(
    trx,
    products.flatMap(({ images }) => images),
  );
}

async function tellOf(trx: Transaction, products: readonly Pick<Product, 'id'>[]): Promise<void> {
  await tellChanged(
    trx,
    'products',
    products.map((product) => product.id),
  );
}

function resultsOf(
  products: readonly ImportedProduct[],
  outcomes: Outcomes,
  withoutBarcode: ReadonlySet<string>,
): ImportResult[] {
  const seen = new Set<string>();
  return products.map((product) => {
    const { importKey } = product;
    const message = problemOf(product);
    if (message !== null) return { importKey, outcome: 'failed', message };
    const outcome = seen.has(importKey) ? undefined : outcomes.get(importKey);
    seen.add(importKey);
    if (outcome === undefined) return { importKey, outcome: 'skipped' };
    if (!withoutBarcode.has(importKey)) return { importKey, outcome };
    return { importKey, outcome, message: BARCODE_MESSAGE };
  });
}
