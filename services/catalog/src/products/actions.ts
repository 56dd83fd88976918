import { InvalidInput, NotFound } from '@dahab/chassis/errors.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import type { Connection, Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { productsTagged } from '../../contract/events.ts';
import type { Product, ProductsPage } from '../../contract/product.ts';
import {
  DESCRIPTION_MESSAGE,
  LONGEST_DESCRIPTION,
  type NewProduct,
  type ProductChanges,
} from '../../contract/product-input.ts';
import { keepsCollection } from '../collections/store.ts';
import { usePictures } from '../media/use-pictures.ts';
import { type PageWish, productsPageOf } from '../pages.ts';
import { forgetProduct, indexProducts, isFoundDifferently } from '../search/indexing.ts';
import { tellChanged } from '../tell-changed.ts';
import { tellRecord } from '../tell-record.ts';
import { checkBarcode, findByBarcode, refusingDoubles } from './barcodes.ts';
import { cleanHtml } from './clean-html.ts';
import {
  addTags,
  countProducts,
  findProduct,
  insertDeletedProduct,
  insertProduct,
  isIn,
  isInReservations,
  listDeletedProducts,
  listNewestProducts,
  listProductsByIds,
  lockProduct,
  lockProducts,
  type ProductFilter,
  removeProduct,
  updateProductRow,
} from './store.ts';

export const NO_PRODUCT = 'Product not found';

export async function browseProducts(
  db: Connection,
  filter: ProductFilter,
  wish: PageWish,
): Promise<ProductsPage> {
  const [products, total] = await Promise.all([
    listNewestProducts(db, filter, wish),
    countProducts(db, filter),
  ]);
  return productsPageOf(products, total, wish);
}

/** The product of a barcode as a page of its own, empty when the filter leaves it out. */
export async function browseBarcode(
  db: Connection,
  barcode: string,
  filter: ProductFilter,
  wish: PageWish,
): Promise<ProductsPage> {
  const product = await findByBarcode(db, barcode);
  const found = product !== null && isIn(filter, product) ? [product] : [];
  return productsPageOf(wish.page === 1 ? found : [], found.length, wish);
}

/** Throws 404 when there is none, or when it is archived and the caller sees no hidden ones. */
export async function showProduct(
  db: Connection,
  id: number,
  withHidden: boolean,
): Promise<Product> {
  const product = await findProduct(db, id);
  if (!product || (product.isArchived && !withHidden)) throw new NotFound(NO_PRODUCT);
  return product;
}

export function addProduct(db: Database, input: NewProduct, now: Date): Promise<Product> {
  const add = async (trx: Transaction): Promise<Product> => {
    await checkCollection(trx, input.collectionId);
    await checkBarcode(trx, null, input.barcode);
    const descriptionAr = cleanDescription(input.descriptionAr);
    const product = await insertProduct(trx, { ...input, descriptionAr }, now);
    await usePictures(trx, product.images);
    await indexProducts(trx, [product]);
    await tellChanged(trx, 'products', [product.id]);
    await tellRecord(trx, 'products', null, product, now);
    return product;
  };
  return refusingDoubles(() => db.transaction(add));
}

export function changeProduct(db: Database, id: number, changes: ProductChanges): Promise<Product> {
  const change = async (trx: Transaction): Promise<Product> => {
    // Collections are locked before products, here and everywhere, so that nobody waits in a circle.
    await checkCollection(trx, changes.collectionId);
    const before = await lockProduct(trx, id);
    if (!before) throw new NotFound(NO_PRODUCT);
    if (Object.values(changes).every((value) => value === undefined)) return before;
    await checkBarcode(trx, id, changes.barcode);
    const { descriptionAr } = changes;
    const product = await updateProductRow(trx, id, {
      ...changes,
      ...(descriptionAr !== undefined && { descriptionAr: cleanDescription(descriptionAr) }),
    });
    await usePictures(trx, changes.images ?? []);
    if (isFoundDifferently(before, product)) await indexProducts(trx, [product]);
    await tellChanged(trx, 'products', [id]);
    await tellRecord(trx, 'products', before, product);
    return product;
  };
  return refusingDoubles(() => db.transaction(change));
}

/** One that was ever in a sale is remembered as it was, for the orders that show it. */
export function eraseProduct(db: Database, id: number): Promise<void> {
  return db.transaction(async (trx) => {
    const product = await lockProduct(trx, id);
    if (!product) throw new NotFound(NO_PRODUCT);
    if (await isInReservations(trx, id)) await insertDeletedProduct(trx, product);
    await forgetProduct(trx, id);
    await removeProduct(trx, id);
    await tellChanged(trx, 'products', [id]);
    await tellRecord(trx, 'products', product, null);
  });
}

export function tagProducts(
  db: Database,
  ids: readonly number[],
  tags: readonly string[],
): Promise<number> {
  return db.transaction(async (trx) => {
    await lockProducts(trx, ids);
    const products = await addTags(trx, ids, tags);
    await indexProducts(trx, products);
    const productIds = products.map((product) => product.id);
    await tellChanged(trx, 'products', productIds);
    if (productIds.length > 0) await emit(trx, productsTagged, { productIds, tags: [...tags] });
    return products.length;
  });
}

/** In the order asked for, each once; deleted ones that were sold come archived and without stock. */
export async function detailProducts(db: Connection, ids: readonly number[]): Promise<Product[]> {
  const [present, deleted] = await Promise.all([
    listProductsByIds(db, ids),
    listDeletedProducts(db, ids),
  ]);
  const gone = deleted.map(asGone);
  const byId = new Map([...gone, ...present].map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Cleaning closes tags and spells out characters: what was short enough may be too long after it. */
function cleanDescription(html: string): string {
  const clean = cleanHtml(html);
  if (clean.length <= LONGEST_DESCRIPTION) return clean;
  const issue = { path: 'descriptionAr', message: DESCRIPTION_MESSAGE };
  throw new InvalidInput(DESCRIPTION_MESSAGE, [issue]);
}

function asGone(product: Product): Product {
  return { ...product, isArchived: true, quantity: 0 };
}

async function checkCollection(trx: Transaction, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await keepsCollection(trx, id))) return;
  const message = 'This collection does not exist';
  throw new InvalidInput(message, [{ path: 'collectionId', message }]);
}
