import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  bulkUpdateTags,
  createProduct,
  deleteProduct,
  getProduct,
  getProductDetails,
  listProducts,
  updateProduct,
} from '../../contract/product-calls.ts';
import { refuseHidden, seesHidden } from '../visibility.ts';
import {
  addProduct,
  browseBarcode,
  browseProducts,
  changeProduct,
  detailProducts,
  eraseProduct,
  showProduct,
  tagProducts,
} from './actions.ts';

export function productRoutes({ db, clock }: Chassis): Route[] {
  return [
    serve(listProducts, async ({ query, caller }) => {
      const { archived, page, limit, barcode, karat, collectionId } = query;
      refuseHidden(archived, caller, 'Archived products are for administrators');
      const filter = { karat, collectionId, isArchived: archived };
      return barcode === undefined
        ? browseProducts(db, filter, { page, limit })
        : browseBarcode(db, barcode, filter, { page, limit });
    }),
    serve(getProductDetails, async ({ query }) => ({
      products: await detailProducts(db, query.ids),
    })),
    serve(bulkUpdateTags, async ({ body }) => ({
      updated: await tagProducts(db, body.productIds, body.tags),
    })),
    serve(getProduct, ({ params, caller }) => showProduct(db, params.id, seesHidden(caller))),
    serve(createProduct, ({ body }) => addProduct(db, body, clock())),
    serve(updateProduct, ({ params, body }) => changeProduct(db, params.id, body)),
    serve(deleteProduct, async ({ params }) => {
      await eraseProduct(db, params.id);
      return null;
    }),
  ];
}
