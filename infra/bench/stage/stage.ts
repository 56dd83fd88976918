import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Apart, startApart } from './apart.ts';
import { type Database, startDatabase } from './database.ts';
import { type Shop, startShop } from './shop.ts';

/** What benches share, each started when the first one asks and ended at the end. */
export interface Stage {
  /** Removed at the end. */
  readonly folder: string;
  database(): Promise<Database>;
  /** The whole shop in one process, as `npm start` runs it, with goods to sell. */
  shop(): Promise<Shop>;
  /** A front door of its own before services of their own, on the same data. */
  apart(): Promise<Apart>;
  /** Last started, first ended. */
  atEnd(end: () => unknown): void;
  close(): Promise<void>;
}

export function openStage(): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-bench-'));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const once = <T>(start: () => Promise<T>): (() => Promise<T>) => {
    let started: Promise<T> | null = null;
    return () => (started ??= start());
  };
  const stage: Stage = {
    folder,
    database: once(() => startDatabase(stage)),
    shop: once(() => startShop(stage)),
    apart: once(() => startApart(stage)),
    atEnd: (end) => void ends.push(end),
    close: async () => {
      for (const end of ends.splice(0).toReversed()) await end();
    },
  };
  return stage;
}
