import { type Route, serve, serveUnread } from '@dahab/chassis/http/route.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import {
  importProducts,
  listGivenUpPictures,
  MOST_LISTED_PICTURES,
  previewImport,
} from '../../contract/import-batch.ts';
import { PICTURE_MIRROR } from '../remote-pictures/mirror.ts';
import { listGivenUp } from '../remote-pictures/store.ts';
import type { BatchWriter } from './batch-writer.ts';
import { listExistingKeys } from './store.ts';

export function importBatchRoutes(
  { db, wake }: Pick<Chassis, 'db' | 'wake'>,
  writer: BatchWriter,
): Route[] {
  return [
    serveUnread(importProducts, async ({ params, body }) => {
      const results = await writer.write({ ...params, text: body });
      if (namesPictures(body)) wake(PICTURE_MIRROR);
      return { results: [...results] };
    }),
    serve(listGivenUpPictures, async ({ params }) => ({
      pictures: await listGivenUp(db, params.jobId, MOST_LISTED_PICTURES),
    })),
    serve(previewImport, async ({ body }) => ({
      existing: await listExistingKeys(db, body.importKeys),
    })),
  ];
}

/** Of products without any the one who fetches them need not hear. */
function namesPictures(batch: string): boolean {
  return batch.includes('"images":["');
}
