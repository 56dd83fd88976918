import { serviceNames } from '@dahab/protocol/event.ts';
import { z } from 'zod';

/** A reader refuses what a later release wrote in another format. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.number().int().min(0);

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: size,
  /** Its members: pieces of one gzip stream, to be joined in this order. */
  pieces: z.array(z.string()),
});

const databaseSchema = z.object({
  server: z.string(),
  /** What had been applied, in order: the tables are made by the same again. */
  migrations: z.array(z.string()),
  /** In the order in which their foreign keys let them be filled. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.string() })),
});

const memberSchema = z.object({
  name: z.string(),
  size,
  sha256: hash,
  /** Of a blob. */
  contentType: z.string().optional(),
});

/** What is in an archive; its last member. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  release: z.string(),
  node: z.string(),
  /** The moment that the databases are as of. */
  takenAt: z.iso.datetime(),
  /** How long the shop's writing was held up for it. */
  heldMs: z.number(),
  databases: z.record(z.enum(serviceNames), databaseSchema),
  blobs: z.object({ count: size, bytes: size }),
  withSecrets: z.boolean(),
  members: z.array(memberSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseContents = z.infer<typeof databaseSchema>;
export type TableContents = z.infer<typeof tableSchema>;
export type Member = z.infer<typeof memberSchema>;
