import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { importProducts, previewImport } from '../../contract/import-batch.ts';
import { importBatch } from './actions.ts';
import { listExistingKeys } from './store.ts';

export function importBatchRoutes({ db }: Chassis): Route[] {
  return [
    serve(importProducts, async ({ params, body }) => ({
      results: await importBatch(db, { ...params, ...body }),
    })),
    serve(previewImport, async ({ body }) => ({
      existing: await listExistingKeys(db, body.importKeys),
    })),
  ];
}
