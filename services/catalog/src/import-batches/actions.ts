import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import type { ImportedProduct, ImportMode } from '../../contract/import-batch.ts';
import type { Product } from '../../contract/product.ts';
import { indexProducts } from '../search/indexing.ts';
import { tellChanged } from '../tell-changed.ts';
import {
  changedProduct,
  collectionFinder,
  fieldsOf,
  type ImportedFields,
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

interface Batch {
  readonly jobId: number;
  readonly batch: number;
  readonly mode: ImportMode;
  readonly products: readonly ImportedProduct[];
}

type Wishes = ReadonlyMap<string, ImportedFields>;
type Outcomes = ReadonlyMap<string, ImportResult['outcome']>;

/** Writes a batch once; the same batch again changes nothing and answers the same. */
export function importBatch(db: Database, batch: Batch): Promise<ImportResult[]> {
  return db.transaction(async (trx) => {
    if (!(await insertBatch(trx, batch))) return findBatchResults(trx, batch);
    const wishes = await wishesOf(trx, batch.products);
    const outcomes =
      batch.mode === 'import' ? await createNew(trx, wishes) : await changeExisting(trx, wishes);
    const results = resultsOf(batch.products, outcomes);
    await updateBatchResults(trx, batch, results);
    return results;
  });
}

/** What can be kept, by key; of two with the same key the first. */
async function wishesOf(trx: Transaction, products: readonly ImportedProduct[]): Promise<Wishes> {
  const findCollection = collectionFinder(await listKeptCollections(trx));
  const wishes = new Map<string, ImportedFields>();
  for (const product of products) {
    if (wishes.has(product.importKey) || problemOf(product) !== null) continue;
    wishes.set(product.importKey, fieldsOf(product, findCollection));
  }
  return wishes;
}

async function createNew(trx: Transaction, wishes: Wishes): Promise<Outcomes> {
  const existing = new Set(await listExistingKeys(trx, [...wishes.keys()]));
  const fresh = [...wishes].filter(([importKey]) => !existing.has(importKey));
  const created = await insertImported(
    trx,
    fresh.map(([importKey, fields]) => ({ importKey, product: newProductOf(fields) })),
  );
  await announce(
    trx,
    created.map(({ product }) => product),
  );
  return new Map(created.map(({ importKey }) => [importKey, 'created']));
}

async function changeExisting(trx: Transaction, wishes: Wishes): Promise<Outcomes> {
  const outcomes = new Map<string, ImportResult['outcome']>();
  const changed: Product[] = [];
  for (const { importKey, product } of await lockImported(trx, [...wishes.keys()])) {
    const fields = wishes.get(importKey);
    const after = fields ? changedProduct(product, fields) : null;
    if (after) changed.push(after);
    outcomes.set(importKey, after ? 'updated' : 'unchanged');
  }
  await updateImported(trx, changed);
  await announce(trx, changed);
  return outcomes;
}

async function announce(trx: Transaction, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  await indexProducts(trx, products);
  await tellChanged(
    trx,
    'products',
    products.map((product) => product.id),
  );
}

function resultsOf(products: readonly ImportedProduct[], outcomes: Outcomes): ImportResult[] {
  const seen = new Set<string>();
  return products.map((product) => {
    const { importKey } = product;
    const message = problemOf(product);
    if (message !== null) return { importKey, outcome: 'failed', message };
    const outcome = seen.has(importKey) ? undefined : outcomes.get(importKey);
    seen.add(importKey);
    return { importKey, outcome: outcome ?? 'skipped' };
  });
}
