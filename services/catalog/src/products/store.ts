import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import { ownBarcodeOf } from '../../contract/barcode.ts';
import type { Product } from '../../contract/product.ts';
import { offsetOf, type PageWish } from '../pages.ts';
import { countByFacets } from '../search/count-products.ts';
import { productOf, type ProductRow, rowOf } from './row.ts';

export interface ProductFilter {
  /** Absent: both. */
  readonly isArchived?: boolean;
  readonly karat?: number | null;
  readonly collectionId?: number;
}

const newestFirst = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

export async function findProduct(db: Connection, id: number): Promise<Product | null> {
  const row = await db<ProductRow>('products').where({ id }).first();
  return row ? productOf(row) : null;
}

/** Locks the row until the transaction ends. */
export async function lockProduct(trx: Transaction, id: number): Promise<Product | null> {
  const row = await trx<ProductRow>('products').where({ id }).forUpdate().first();
  return row ? productOf(row) : null;
}

/** Locks the rows in order of their ids, so that two carts never wait for each other. */
export async function lockProducts(trx: Transaction, ids: readonly number[]): Promise<Product[]> {
  const rows = await trx<ProductRow>('products').whereIn('id', ids).orderBy('id').forUpdate();
  return rows.map(productOf);
}

/** In no particular order; those that are gone are left out. */
export async function listProductsByIds(
  db: Connection,
  ids: readonly number[],
): Promise<Product[]> {
  const rows = await db<ProductRow>('products').whereIn('id', ids);
  return rows.map(productOf);
}

export async function listNewestProducts(
  db: Connection,
  filter: ProductFilter,
  wish: PageWish,
): Promise<Product[]> {
  const rows = await newestOf(db, filter, wish)
    .orderBy([...newestFirst])
    .limit(wish.limit)
    .offset(offsetOf(wish));
  return rows.map(productOf);
}

/** Shown and archived ones stand apart in every index: of both, enough of each are taken. */
function newestOf(db: Connection, filter: ProductFilter, wish: PageWish) {
  if (filter.isArchived !== undefined) return filtered(db, filter);
  const sides = [true, false].map((isArchived) =>
    filtered(db, { ...filter, isArchived })
      .orderBy([...newestFirst])
      .limit(offsetOf(wish) + wish.limit),
  );
  return db.from<ProductRow>(db.unionAll(sides, true).as('either'));
}

export async function countProducts(db: Connection, filter: ProductFilter): Promise<number> {
  if (filter.collectionId === undefined) return countByFacets(db, filter);
  const [counted] = await filtered(db, filter).count({ total: '*' });
  return Number(counted?.total);
}

function filtered(db: Connection, { isArchived, karat, collectionId }: ProductFilter) {
  return db<ProductRow>('products').where({
    ...(isArchived !== undefined && { is_archived: isArchived }),
    ...(karat !== null && karat !== undefined && { karat }),
    ...(collectionId !== undefined && { collection_id: collectionId }),
  });
}

/** What `filtered` asks of the rows, of one product. */
export function isIn(
  { isArchived, karat, collectionId }: ProductFilter,
  product: Product,
): boolean {
  if (isArchived !== undefined && product.isArchived !== isArchived) return false;
  if (karat !== null && karat !== undefined && product.karat !== karat) return false;
  return collectionId === undefined || product.collectionId === collectionId;
}

export async function insertProduct(
  trx: Transaction,
  product: Omit<Product, 'id' | 'createdAt'>,
  now: Date,
): Promise<Product> {
  const [row] = await trx<ProductRow>('products')
    .insert({ ...rowOf(product), created_at: now })
    .returning('*');
  return productOf(row as ProductRow);
}

export async function updateProductRow(
  trx: Transaction,
  id: number,
  changes: Partial<Product>,
): Promise<Product> {
  const [row] = await trx<ProductRow>('products')
    .where({ id })
    .update(rowOf(changes))
    .returning('*');
  return productOf(row as ProductRow);
}

/** Adds the tags that a product does not have yet behind those it has. */
export async function addTags(
  trx: Transaction,
  ids: readonly number[],
  tags: readonly string[],
): Promise<Product[]> {
  const { rows } = await trx.raw<{ rows: ProductRow[] }>(
    `UPDATE products
     SET tags = tags || ARRAY(
       SELECT tag FROM unnest(?::text[]) WITH ORDINALITY AS added (tag, place)
       WHERE tag <> ALL (products.tags)
       ORDER BY place
     )
     WHERE id = ANY (?)
     RETURNING *`,
    [[...tags], [...ids]],
  );
  return rows.map(productOf);
}

export async function removeProduct(trx: Transaction, id: number): Promise<void> {
  await trx('products').where({ id }).delete();
}

export async function isInReservations(trx: Transaction, productId: number): Promise<boolean> {
  const line = await trx('reservation_lines').where({ product_id: productId }).first('product_id');
  return line !== undefined;
}

export async function insertDeletedProduct(trx: Transaction, product: Product): Promise<void> {
  await trx('deleted_products').insert({ id: product.id, product: JSON.stringify(product) });
}

/** Those deleted before products had barcodes are kept without one. */
interface DeletedRow {
  readonly id: number;
  readonly product: Omit<Product, 'barcode'> & Partial<Pick<Product, 'barcode'>>;
}

function deletedOf({ id, product }: DeletedRow): Product {
  return { barcode: ownBarcodeOf(id), ...product };
}

export async function listDeletedProducts(
  db: Connection,
  ids: readonly number[],
): Promise<Product[]> {
  const rows = await db<DeletedRow>('deleted_products').whereIn('id', ids);
  return rows.map(deletedOf);
}
