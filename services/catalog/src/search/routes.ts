import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { searchProducts } from '../../contract/search.ts';
import { refuseHidden } from '../visibility.ts';
import { findProducts } from './actions.ts';

export function searchRoutes({ db }: Chassis): Route[] {
  return [
    serve(searchProducts, async ({ query, caller }) => {
      const { q, karat, includeArchived, archived, page, limit } = query;
      const withArchived = includeArchived || archived;
      refuseHidden(withArchived, caller, 'Archived products are for administrators');
      const filter = { karat, withArchived, withShown: !archived };
      return findProducts(db, q, filter, { page, limit });
    }),
  ];
}
