import { defineEvent, type EventKind } from '@dahab/protocol/event.ts';
import { z } from 'zod';

export const jobQueued = defineEvent({
  name: 'importer.job-queued',
  version: 1,
  summary: 'An uploaded file waits to be imported',
  heardBy: ['importer'],
  payload: z.object({ jobId: z.number().int() }),
});

export const importerEvents: readonly EventKind[] = [jobQueued];
