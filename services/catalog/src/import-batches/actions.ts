import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { breaksUnique } from '@dahab/chassis/database/faults.ts';
import type { ImportedProduct, ImportMode } from '../../contract/import-batch.ts';
import type { Product } from '../../contract/product.ts';
import { keepPictures } from '../media/use-pictures.ts';
import { UNIQUE_BARCODE } from '../products/barcodes.ts';
import { ownAddressFinder, wantPictures } from '../remote-pictures/wanted.ts';
import { inSlices } from '@dahab/chassis/in-slices.ts';
import {
  type FoundBy,
  indexProducts,
  indexNewProducts,
  isFoundDifferently,
  readProducts,
} from '../search/indexing.ts';
import { tellChanged } from '../tell-changed.ts';
import { withFreeBarcodes } from './barcodes.ts';
import {
  changedProduct,
  collectionFinder,
  fieldsOf,
  type Finders,
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
  removeBarcodes,
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
interface Order {
  readonly jobId: number;
  readonly wishes: Wishes;
}

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
    const { wishes, withoutBarcode } = await withFreeBarcodes(
      trx,
      acceptable(batch.products),
      batch.mode,
    );
    const outcomes = await write(trx, { jobId: batch.jobId, wishes });
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

async function createNew(trx: Transaction, order: Order): Promise<Outcomes> {
  const { wishes } = order;
  const existing = new Set(await listExistingKeys(trx, [...wishes.keys()]));
  const fresh = [...wishes.values()].filter(({ importKey }) => !existing.has(importKey));
  if (fresh.length === 0) return new Map();
  const finders = await findersFor(trx, fresh);
  const made = await inSlices(fresh, (wish) => ({
    importKey: wish.importKey,
    product: newProductOf(fieldsOf(wish, finders)),
  }));
  // While the database is at work: what they are found by does not depend on their ids.
  const [created, foundBy] = await Promise.all([
    insertImported(trx, made),
    readProducts(made.map(({ product }) => product)),
  ]);
  const ids = new Map(created.map(({ importKey, id }) => [importKey, id]));
  const products = made.flatMap(({ importKey, product: { images } }, index) => {
    const id = ids.get(importKey);
    return id === undefined ? [] : [{ id, importKey, images, words: foundBy[index] as FoundBy }];
  });
  await keepPicturesOf(trx, products, order);
  await indexNewProducts(trx, products);
  await tellOf(trx, products);
  return new Map(products.map(({ importKey }) => [importKey, 'created']));
}

async function changeExisting(trx: Transaction, order: Order): Promise<Outcomes> {
  const { wishes } = order;
  const collections = await listKeptCollections(trx);
  const stored = await lockImported(trx, [...wishes.keys()]);
  const finders = await findersFor(trx, [...wishes.values()], collections);
  const outcomes = new Map<string, ImportResult['outcome']>();
  const changed: (Product & { importKey: string })[] = [];
  const foundDifferently: Product[] = [];
  const givenUp: number[] = [];
  await inSlices(stored, ({ importKey, product }) => {
    const wish = wishes.get(importKey);
    const after = wish ? changedProduct(product, fieldsOf(wish, finders)) : null;
    if (after) changed.push({ ...after, importKey });
    if (after && after.barcode !== product.barcode) givenUp.push(product.id);
    if (after && isFoundDifferently(product, after)) foundDifferently.push(after);
    outcomes.set(importKey, after ? 'updated' : 'unchanged');
  });
  // Each row is checked when it is written: two that exchange theirs must have none in between.
  if (givenUp.length > 0) await removeBarcodes(trx, givenUp);
  if (changed.length > 0) await updateImported(trx, changed);
  await keepPicturesOf(trx, changed, order);
  if (foundDifferently.length > 0) await indexProducts(trx, foundDifferently);
  await tellOf(trx, changed);
  return outcomes;
}

/** The caller holds the products that are there: they are locked before pictures, as everywhere. */
async function findersFor(
  trx: Transaction,
  wishes: readonly ImportedProduct[],
  collections?: Awaited<ReturnType<typeof listKeptCollections>>,
): Promise<Finders> {
  const kept = collections ?? (await listKeptCollections(trx));
  const urls = wishes.flatMap(({ images }) => images ?? []);
  return {
    findCollection: collectionFinder(kept),
    ownAddressOf: await ownAddressFinder(trx, urls),
  };
}

/** Of our own they are kept from the sweeper; those of other sites are to be fetched. */
async function keepPicturesOf(
  trx: Transaction,
  products: readonly (Pick<Product, 'id' | 'images'> & { importKey: string })[],
  { jobId, wishes }: Order,
): Promise<void> {
  await keepPictures(
    trx,
    products.flatMap(({ images }) => images),
  );
  const rows = new Map(
    products.map(({ id, importKey }) => [id, wishes.get(importKey)?.row ?? 0] as const),
  );
  await wantPictures(trx, products, { jobId, rowOf: (id) => rows.get(id) ?? 0 });
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
