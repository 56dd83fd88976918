import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { z } from 'zod';
import { importKinds } from './import-job.ts';

export const jobQueued = defineEvent({
  name: 'importer.job-queued',
  version: 1,
  summary: 'An uploaded file waits to be imported',
  heardBy: ['importer'],
  payload: z.object({ jobId: z.number().int() }),
});

export const jobFinished = defineEvent({
  name: 'importer.job-finished',
  version: 1,
  summary: 'An import has ended, well or not',
  heardBy: ['identity'],
  payload: z.object({
    jobId: z.number().int(),
    kind: z.enum(importKinds),
    filename: z.string(),
    status: z.enum(['done', 'failed']),
    created: z.number().int(),
    updated: z.number().int(),
    skipped: z.number().int(),
    failed: z.number().int(),
  }),
});

export const importerEvents: readonly EventKind[] = [jobQueued, jobFinished];
