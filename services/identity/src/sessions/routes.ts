import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { resolveSession } from '../../contract/sessions.ts';
import { resolveToken } from './actions.ts';

export function sessionRoutes({ db, clock }: Pick<Chassis, 'db' | 'clock'>): readonly Route[] {
  return [
    serve(resolveSession, async ({ body }) => ({
      session: await resolveToken(db, body.tokenHash, clock()),
    })),
  ];
}
