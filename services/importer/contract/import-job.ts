import { defineEndpoint, type FileRules } from '@dahab/protocol/endpoint.ts';
import { idField, timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';

/** Largest file that an import takes, in bytes. */
export const LARGEST_IMPORT_FILE = 50 * 1024 * 1024;

/** The CSV of a preview or an import. */
export const importFile: FileRules = {
  fields: ['file'],
  most: 1,
  largestBytes: LARGEST_IMPORT_FILE,
  types: ['text/csv'],
  required: true,
};

/** How long an upload waits for its job before it answers 202, in seconds. */
export const IMPORT_WAIT_SECONDS = 20;

/** How many errors and warnings an answer lists; `errors.csv` has them all. */
export const MOST_LISTED_PROBLEMS = 1_000;

export const importKinds = ['products-import', 'products-update', 'customers'] as const;

export type ImportKind = (typeof importKinds)[number];

export const jobStatuses = ['queued', 'running', 'done', 'failed'] as const;

export type JobStatus = (typeof jobStatuses)[number];

/**
 * What is wrong with a row, for a person. `row` counts the records after the headers from 1, blank
 * lines included, so a spreadsheet shows it at `row + 1`; `column` is a header of the file or ''.
 */
export const rowProblemSchema = z
  .object({
    row: z.number().int(),
    column: z.string(),
    message: z.string(),
  })
  .meta({ id: 'RowProblem' });

export type RowProblem = z.infer<typeof rowProblemSchema>;

const counts = {
  created: z.number().int(),
  updated: z.number().int(),
  /** There already (import), not there (update), or the same as stored. */
  skipped: z.number().int(),
  /** Could not be imported: each has at least one entry in `errors`. */
  failed: z.number().int(),
};

const problems = {
  /** Why rows were not imported; the first 1,000. */
  errors: z.array(rowProblemSchema),
  /**
   * What was imported with a correction (negative stock, karat assumed), the first 1,000; of a job
   * also the pictures that could not be fetched since.
   */
  warnings: z.array(rowProblemSchema),
};

/** What an upload answers: the outcome, or with status 202 where the job stands so far. */
export const importSummarySchema = z
  .object({ jobId: z.number().int(), ...counts, ...problems })
  .meta({ id: 'ImportSummary' });

export type ImportSummary = z.infer<typeof importSummarySchema>;

export const importJobSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(importKinds),
    status: z.enum(jobStatuses),
    filename: z.string(),
    /** Records of the file; `total` is 0 until they are counted. */
    processed: z.number().int(),
    total: z.number().int(),
    ...counts,
    ...problems,
    /** Of a failed job: why, for a person. */
    message: z.string().nullable(),
  })
  .meta({ id: 'ImportJob' });

export type ImportJob = z.infer<typeof importJobSchema>;

/** How many of the last imports are listed. */
export const MOST_LISTED_JOBS = 20;

/** An import in a list: what came of it in figures. */
export const listedJobSchema = z
  .object({
    ...importJobSchema.omit({ errors: true, warnings: true }).shape,
    /** How many corrections; of pictures that were lost since only the job itself tells. */
    warnings: z.number().int(),
    /** Whether `errors.csv` can be had: the file is kept for a month. */
    hasFailedRows: z.boolean(),
    /** The name of who asked for it; null for what was imported before that was kept. */
    startedBy: z.string().nullable(),
    startedAt: timeField,
  })
  .meta({ id: 'ListedImportJob' });

export type ListedJob = z.infer<typeof listedJobSchema>;

export const importSubjects = ['products', 'customers'] as const;

export type ImportSubject = (typeof importSubjects)[number];

export const listImportJobs = defineEndpoint({
  method: 'GET',
  path: '/api/import/jobs',
  access: 'admin',
  summary: 'The last imports, newest first',
  query: z.object({
    /** All when absent. */
    of: z.enum(importSubjects).optional(),
  }),
  response: z.object({ jobs: z.array(listedJobSchema) }),
});

export const getImportJob = defineEndpoint({
  method: 'GET',
  path: '/api/import/jobs/:id',
  access: 'admin',
  summary: 'How far an import is, and what came of it',
  params: z.object({ id: idField }),
  response: importJobSchema,
});

/** A CSV attachment: the file's own records that were not imported, with their row and problem. */
export const downloadFailedRows = defineEndpoint({
  method: 'GET',
  path: '/api/import/jobs/:id/errors.csv',
  access: 'admin',
  summary: 'The rows that could not be imported, as CSV',
  produces: 'text/csv',
  params: z.object({ id: idField }),
});
