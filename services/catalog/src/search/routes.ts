import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { searchProducts } from '../../contract/search.ts';
import { refuseHidden } from '../visibility.ts';
import { findProducts } from './actions.ts';

export function searchRoutes({ db }: Chassis): Route[] {
  return [
    serve(searchProducts, async ({ query, caller }) => {
      const { q, karat, includeArchived, page, limit } = query;
      refuseHidden(includeArchived, caller, 'Archived products are for administrators');
      return findProducts(db, q, { karat, withArchived: includeArchived }, { page, limit });
    }),
  ];
}
