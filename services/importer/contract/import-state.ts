import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';

/** How the imports stand. */
export const importStateSchema = z.object({
  queued: z.number().int(),
  running: z.number().int(),
  /** Failed in the last 24 hours. */
  failed: z.number().int(),
  /** For how many seconds nobody has worked on a job whose turn it is; 0 when there is none. */
  stalledSeconds: z.number(),
});

export type ImportState = z.infer<typeof importStateSchema>;

export const getImportState = defineEndpoint({
  method: 'GET',
  path: '/internal/import-state',
  access: 'service',
  summary: 'How many imports wait, run, or failed today',
  response: importStateSchema,
});
