import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { Product } from '../../contract/product.ts';
import { productOf, type ProductRow, rowOf } from '../products/row.ts';
import type { ImportResult } from './rules.ts';

interface BatchKey {
  readonly jobId: number;
  readonly batch: number;
}

export interface Imported {
  readonly importKey: string;
  readonly product: Product;
}

/** Whether the batch is new; waits for another transaction that is working on the same one. */
export async function insertBatch(trx: Transaction, { jobId, batch }: BatchKey): Promise<boolean> {
  const inserted = await trx('import_batches')
    .insert({ job_id: jobId, batch, results: '[]' })
    .onConflict(['job_id', 'batch'])
    .ignore()
    .returning('batch');
  return inserted.length > 0;
}

export async function updateBatchResults(
  trx: Transaction,
  { jobId, batch }: BatchKey,
  results: readonly ImportResult[],
): Promise<void> {
  await trx('import_batches')
    .where({ job_id: jobId, batch })
    .update({ results: JSON.stringify(results) });
}

export async function findBatchResults(
  db: Connection,
  { jobId, batch }: BatchKey,
): Promise<ImportResult[]> {
  const row = await db<{ job_id: number; batch: number; results: ImportResult[] }>('import_batches')
    .where({ job_id: jobId, batch })
    .first('results');
  return row?.results ?? [];
}

/** Who was given these barcodes, by their form for comparing. */
export async function listBarcodeOwners(
  trx: Transaction,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await trx.raw<{ rows: { id: number; gtin: string }[] }>(
    `SELECT id, lpad(barcode, 14, '0') AS gtin FROM products
     WHERE lpad(barcode, 14, '0') = ANY (?::text[])`,
    [[...gtins]],
  );
  return new Map(rows.map(({ id, gtin }) => [gtin, id]));
}

export async function listIdsOfKeys(
  trx: Transaction,
  importKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx<ProductRow>('products')
    .whereRaw('import_key = ANY (?)', [[...importKeys]])
    .select('id', 'import_key');
  return new Map(rows.map((row) => [row.import_key ?? '', row.id]));
}

/** They cannot be deleted before the transaction ends. */
export async function listKeptCollections(
  trx: Transaction,
): Promise<{ id: number; nameEn: string; nameAr: string }[]> {
  return trx('collections')
    .orderBy('id')
    .forKeyShare()
    .select('id', { nameEn: 'name_en', nameAr: 'name_ar' });
}

export async function listExistingKeys(
  db: Connection,
  importKeys: readonly string[],
): Promise<string[]> {
  const rows = await db<ProductRow>('products')
    .whereRaw('import_key = ANY (?)', [[...importKeys]])
    .select('import_key');
  return rows.flatMap((row) => row.import_key ?? []);
}

/** Locks them in order of their ids, like a cart does. */
export async function lockImported(
  trx: Transaction,
  importKeys: readonly string[],
): Promise<Imported[]> {
  const rows = await trx<ProductRow>('products')
    .whereRaw('import_key = ANY (?)', [[...importKeys]])
    .orderBy('id')
    .forUpdate();
  return rows.map(importedOf);
}

const columns = `name_ar text, name text, description_ar text, images text[], weight numeric,
  karat integer, crafting_cost numeric, margin_per_gram numeric, quantity integer,
  collection_id integer, is_archived boolean, tags text[], barcode text`;
const names = columns.replace(/ (text|numeric|integer|boolean)(\[\])?/g, '');

/** All in one statement; a key that somebody else has just taken is left out of the answer. */
export async function insertImported(
  trx: Transaction,
  products: readonly { importKey: string; product: Omit<Product, 'id' | 'createdAt'> }[],
): Promise<{ id: number; importKey: string }[]> {
  const records = products.map(({ importKey, product }) => ({
    ...rowOf(product),
    import_key: importKey,
  }));
  const { rows } = await trx.raw<{ rows: { id: number; importKey: string }[] }>(
    `INSERT INTO products (import_key, ${names})
     SELECT import_key, ${names}
     FROM json_to_recordset(?::json) AS new (import_key text, ${columns})
     ON CONFLICT ON CONSTRAINT products_import_key DO NOTHING
     RETURNING id, import_key AS "importKey"`,
    [JSON.stringify(records)],
  );
  return rows;
}

export async function removeBarcodes(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.raw('UPDATE products SET barcode = NULL WHERE id = ANY (?) AND barcode IS NOT NULL', [
    [...ids],
  ]);
}

/** All in one statement. */
export async function updateImported(
  trx: Transaction,
  products: readonly Product[],
): Promise<void> {
  const records = products.map((product) => ({ id: product.id, ...rowOf(product) }));
  const assignments = names.split(/,\s*/).map((name) => `${name} = changed.${name}`);
  await trx.raw(
    `UPDATE products SET ${assignments.join(', ')}
     FROM json_to_recordset(?::json) AS changed (id integer, ${columns})
     WHERE products.id = changed.id`,
    [JSON.stringify(records)],
  );
}

function importedOf(row: ProductRow): Imported {
  return { importKey: row.import_key ?? '', product: productOf(row) };
}
