import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { getGoldPriceSettings, setGoldPriceSettings } from '../../contract/gold-price.ts';
import { listGoldPriceChanges } from '../../contract/gold-price-history.ts';
import { setGoldPrice } from './actions.ts';
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
  ];
}
