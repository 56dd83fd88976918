import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollectionProducts,
  listCollections,
  updateCollection,
} from '../../contract/collection.ts';
import {
  addCollection,
  browseCollection,
  changeCollection,
  eraseCollection,
  showCollection,
} from './actions.ts';
import { listAllCollections } from './store.ts';

export function collectionRoutes({ db, clock }: Chassis): Route[] {
  return [
    serve(listCollections, () => listAllCollections(db)),
    serve(getCollection, ({ params }) => showCollection(db, params.id)),
    serve(listCollectionProducts, ({ params, query }) => browseCollection(db, params.id, query)),
    serve(createCollection, ({ body }) => addCollection(db, body, clock())),
    serve(updateCollection, ({ params, body }) => changeCollection(db, params.id, body, clock())),
    serve(deleteCollection, async ({ params }) => {
      await eraseCollection(db, params.id);
      return null;
    }),
  ];
}
