import type { Database } from '@dahab/chassis/database/connect.ts';
import { readBodyText } from '@dahab/chassis/http/json-text.ts';
import { importedBatchSchema } from '../../contract/import-batch.ts';
import { importBatch } from './actions.ts';
import type { ImportResult } from './rules.ts';

/** A batch as it was sent. */
export interface SentBatch {
  readonly jobId: number;
  readonly batch: number;
  /** The call's body. */
  readonly text: string;
}

/** `importBatch`, or what its call is refused with. */
export async function importSent(
  db: Database,
  { jobId, batch, text }: SentBatch,
): Promise<ImportResult[]> {
  return importBatch(db, { jobId, batch, ...readBodyText(importedBatchSchema, text) });
}
