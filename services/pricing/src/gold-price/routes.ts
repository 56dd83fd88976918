import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { lastCairoDays } from '@dahab/protocol/cairo-day.ts';
import { getGoldPriceSettings, setGoldPriceSettings } from '../../contract/gold-price.ts';
import {
  listDailyPrices as dailyPrices,
  listGoldPriceChanges,
} from '../../contract/gold-price-history.ts';
import { setGoldPrice } from './actions.ts';
import { listDailyPrices } from './daily-prices.ts';
import { findGoldPrice, listChanges } from './store.ts';

export function goldPriceRoutes({ db, clock }: Pick<Chassis, 'db' | 'clock'>): readonly Route[] {
  return [
    serve(getGoldPriceSettings, () => findGoldPrice(db)),
    serve(setGoldPriceSettings, ({ body, caller }) =>
      setGoldPrice(db, body, {
        by: caller.kind === 'user' ? caller.userId : null,
        at: clock(),
      }),
    ),
    serve(listGoldPriceChanges, async ({ query }) => ({
      changes: await listChanges(db, query.limit),
    })),
    serve(dailyPrices, async ({ query }) => ({
      days: await listDailyPrices(db, lastCairoDays(clock(), query.days)),
    })),
  ];
}
