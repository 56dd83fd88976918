import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import * as contract from '../../contract/buying-price.ts';
import { setBuyingPrice } from './actions.ts';
import { findBuyingPrice, listBuyingPrices } from './store.ts';

export function buyingPriceRoutes({ db, clock }: Pick<Chassis, 'db' | 'clock'>): readonly Route[] {
  return [
    serve(contract.getBuyingPrice, () => findBuyingPrice(db)),
    serve(contract.setBuyingPrice, ({ body, caller }) =>
      setBuyingPrice(db, body, {
        by: caller.kind === 'user' ? caller.userId : null,
        at: clock(),
      }),
    ),
    serve(contract.listBuyingPriceChanges, async ({ query }) => ({
      changes: await listBuyingPrices(db, query.limit),
    })),
  ];
}
