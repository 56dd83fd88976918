import { type Route, serve } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  importProducts,
  listGivenUpPictures,
  MOST_LISTED_PICTURES,
  previewImport,
} from '../../contract/import-batch.ts';
import { PICTURE_MIRROR } from '../remote-pictures/mirror.ts';
import { listGivenUp } from '../remote-pictures/store.ts';
import { importBatch } from './actions.ts';
import { listExistingKeys } from './store.ts';

export function importBatchRoutes({ db, wake }: Pick<Chassis, 'db' | 'wake'>): Route[] {
  return [
    serve(importProducts, async ({ params, body }) => {
      const results = await importBatch(db, { ...params, ...body });
      wake(PICTURE_MIRROR);
      return { results };
    }),
    serve(listGivenUpPictures, async ({ params }) => ({
      pictures: await listGivenUp(db, params.jobId, MOST_LISTED_PICTURES),
    })),
    serve(previewImport, async ({ body }) => ({
      existing: await listExistingKeys(db, body.importKeys),
    })),
  ];
}
