import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { importCustomers } from '../../contract/import-batch.ts';
import { importBatch } from './actions.ts';

export function importRoutes({ db, clock }: Pick<Chassis, 'db' | 'clock'>): readonly Route[] {
  return [
    serve(importCustomers, async ({ params, body }) => ({
      results: [...(await importBatch(db, params, body.customers, clock()))],
    })),
  ];
}
