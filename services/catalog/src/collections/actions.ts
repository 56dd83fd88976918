import type { Connection, Database } from '@dahab/chassis/database/connect.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import type { Collection, CollectionChanges, NewCollection } from '../../contract/collection.ts';
import type { Product, ProductsPage } from '../../contract/product.ts';
import { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE } from '../../contract/product-calls.ts';
import { usePictures } from '../media/use-pictures.ts';
import { browseProducts } from '../products/actions.ts';
import { listNewestProducts } from '../products/store.ts';
import { tellChanged } from '../tell-changed.ts';
import { tellRecord } from '../tell-record.ts';
import {
  findCollection,
  insertCollection,
  lockCollection,
  lockProductsOf,
  removeCollection,
  updateCollectionRow,
} from './store.ts';

const NO_COLLECTION = 'Collection not found';

export async function showCollection(db: Connection, id: number): Promise<Collection> {
  const collection = await findCollection(db, id);
  if (!collection) throw new NotFound(NO_COLLECTION);
  return collection;
}

/** All of them up to `limit`, or one page when a page is asked for. */
export async function browseCollection(
  db: Connection,
  id: number,
  wish: { page?: number | undefined; limit?: number | undefined },
): Promise<Product[] | ProductsPage> {
  await showCollection(db, id);
  const filter = { isArchived: false, collectionId: id };
  const { page, limit } = wish;
  if (page === undefined) {
    return listNewestProducts(db, filter, { page: 1, limit: limit ?? LARGEST_PAGE_SIZE });
  }
  return browseProducts(db, filter, { page, limit: limit ?? DEFAULT_PAGE_SIZE });
}

export function addCollection(db: Database, input: NewCollection, now: Date): Promise<Collection> {
  return db.transaction(async (trx) => {
    const collection = await insertCollection(trx, input);
    await usePictures(trx, [collection.image]);
    await tellChanged(trx, 'collections', [collection.id]);
    await tellRecord(trx, 'collections', null, collection, now);
    return collection;
  });
}

export function changeCollection(
  db: Database,
  id: number,
  changes: CollectionChanges,
  now: Date,
): Promise<Collection> {
  return db.transaction(async (trx) => {
    const before = await lockCollection(trx, id);
    const collection = await updateCollectionRow(trx, id, changes);
    if (!collection) throw new NotFound(NO_COLLECTION);
    await usePictures(trx, [changes.image]);
    await tellChanged(trx, 'collections', [id]);
    await tellRecord(trx, 'collections', before, collection, now);
    return collection;
  });
}

/** Its products lose it, and nothing else. */
export function eraseCollection(db: Database, id: number): Promise<void> {
  return db.transaction(async (trx) => {
    const collection = await lockCollection(trx, id);
    if (!collection) throw new NotFound(NO_COLLECTION);
    const productIds = await lockProductsOf(trx, id);
    await removeCollection(trx, id);
    await tellChanged(trx, 'collections', [id]);
    await tellChanged(trx, 'products', productIds);
    await tellRecord(trx, 'collections', collection, null);
  });
}
