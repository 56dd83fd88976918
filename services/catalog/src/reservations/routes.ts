import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { releaseStock, reserveStock } from '../../contract/reservations.ts';
import { releaseCart, reserveCart } from './actions.ts';

export function reservationRoutes({ db, clock }: Chassis): Route[] {
  return [
    serve(reserveStock, async ({ params, body }) => ({
      pieces: await reserveCart(db, params.reference, body.lines, clock()),
    })),
    serve(releaseStock, async ({ params }) => {
      await releaseCart(db, params.reference, clock());
      return null;
    }),
  ];
}
