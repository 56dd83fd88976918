import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { getCatalogStats } from '../../contract/stats.ts';
import { startOfCairoWeek } from './cairo-week.ts';
import { countStock } from './store.ts';

export function statsRoutes({ db, clock }: Chassis): Route[] {
  return [serve(getCatalogStats, () => countStock(db, startOfCairoWeek(clock())))];
}
