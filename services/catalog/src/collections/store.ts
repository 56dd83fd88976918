import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { Collection } from '../../contract/collection.ts';
import type { HomepageMode } from '../../contract/homepage-selection.ts';
import { columnsOf } from '../columns.ts';

interface CollectionRow {
  readonly id: number;
  readonly name_en: string;
  readonly name_ar: string;
  readonly description_en: string | null;
  readonly description_ar: string | null;
  readonly image: string | null;
  readonly show_in_homepage: boolean;
  readonly homepage_products_count: number;
  readonly homepage_products_mode: HomepageMode;
  readonly selected_product_ids: number[];
}

const columns = {
  nameEn: 'name_en',
  nameAr: 'name_ar',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  image: 'image',
  showInHomepage: 'show_in_homepage',
  homepageProductsCount: 'homepage_products_count',
  homepageProductsMode: 'homepage_products_mode',
  selectedProductIds: 'selected_product_ids',
} as const satisfies Record<Exclude<keyof Collection, 'id'>, keyof CollectionRow>;

function collectionOf(row: CollectionRow): Collection {
  return {
    id: row.id,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    descriptionEn: row.description_en,
    descriptionAr: row.description_ar,
    image: row.image,
    showInHomepage: row.show_in_homepage,
    homepageProductsCount: row.homepage_products_count,
    homepageProductsMode: row.homepage_products_mode,
    selectedProductIds: row.selected_product_ids,
  };
}

function rowOf(fields: Partial<Omit<Collection, 'id'>>): Partial<CollectionRow> {
  return columnsOf<CollectionRow>(columns, fields);
}

export async function listAllCollections(db: Connection): Promise<Collection[]> {
  const rows = await db<CollectionRow>('collections').orderBy('id');
  return rows.map(collectionOf);
}

export async function listHomepageCollections(db: Connection): Promise<Collection[]> {
  const rows = await db<CollectionRow>('collections')
    .where({ show_in_homepage: true })
    .orderBy('id');
  return rows.map(collectionOf);
}

export async function findCollection(db: Connection, id: number): Promise<Collection | null> {
  const row = await db<CollectionRow>('collections').where({ id }).first();
  return row ? collectionOf(row) : null;
}

/** Whether it exists; if so, it cannot be deleted before the transaction ends. */
export async function keepsCollection(trx: Transaction, id: number): Promise<boolean> {
  const row = await trx('collections').where({ id }).forKeyShare().first('id');
  return row !== undefined;
}

export async function insertCollection(
  trx: Transaction,
  collection: Omit<Collection, 'id'>,
): Promise<Collection> {
  const [row] = await trx<CollectionRow>('collections').insert(rowOf(collection)).returning('*');
  return collectionOf(row as CollectionRow);
}

/** Null when there is none. */
export async function updateCollectionRow(
  trx: Transaction,
  id: number,
  changes: Partial<Omit<Collection, 'id'>>,
): Promise<Collection | null> {
  const row = rowOf(changes);
  if (Object.keys(row).length === 0) return findCollection(trx, id);
  const [updated] = await trx<CollectionRow>('collections')
    .where({ id })
    .update(row)
    .returning('*');
  return updated ? collectionOf(updated) : null;
}

/** Null when there is none; nobody else can use it before the transaction ends. */
export async function lockCollection(trx: Transaction, id: number): Promise<Collection | null> {
  const row = await trx<CollectionRow>('collections').where({ id }).forUpdate().first();
  return row ? collectionOf(row) : null;
}

export async function removeCollection(trx: Transaction, id: number): Promise<void> {
  await trx('collections').where({ id }).delete();
}

/** In order of their ids, like a cart does. */
export async function lockProductsOf(trx: Transaction, collectionId: number): Promise<number[]> {
  const rows = await trx<{ id: number; collection_id: number | null }>('products')
    .where({ collection_id: collectionId })
    .orderBy('id')
    .forUpdate()
    .select('id');
  return rows.map((row) => row.id);
}
