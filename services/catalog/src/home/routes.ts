import type { Connection } from '@dahab/chassis/database/connect.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { getHome, HOME_GRID_SIZE, type Home } from '../../contract/home.ts';
import { selectHomepageProducts } from '../../contract/homepage-selection.ts';
import { listHomepageCollections } from '../collections/store.ts';
import { listWidgets } from '../hero-widgets/store.ts';
import { listNewestProducts } from '../products/store.ts';
import { listHomepageCandidates } from './store.ts';

export function homeRoutes({ db }: Chassis): Route[] {
  return [serve(getHome, () => composeHome(db))];
}

async function composeHome(db: Connection): Promise<Home> {
  const grid = { page: 1, limit: HOME_GRID_SIZE };
  const [heroWidgets, collections, candidates, products] = await Promise.all([
    listWidgets(db, { withInactive: false }),
    listHomepageCollections(db),
    listHomepageCandidates(db),
    listNewestProducts(db, { isArchived: false }, grid),
  ]);
  const sections = collections.map((collection) => ({
    collection,
    products: selectHomepageProducts(collection, candidates),
  }));
  return {
    heroWidgets,
    sections: sections.filter((section) => section.products.length > 0),
    products,
  };
}
