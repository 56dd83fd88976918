import type { Sample, Subject } from '../bench.ts';
import { startChild } from './child.ts';
import type { ExportKind } from './export-file.ts';

/** What a worker is told, as JSON, its argument. */
export interface WorkJob {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** Of those that read a file: which one. */
  readonly kind: ExportKind;
}

/** A subject without HTTP: a file of `subjects/` that works by itself and prints its sample. */
export function workSubject(
  name: string,
  file: string,
  { kind = 'products', ...job }: Omit<WorkJob, 'seconds' | 'kind'> & { kind?: ExportKind },
): Subject {
  return {
    name,
    run: async (seconds) => {
      const child = await startChild(new URL(`../subjects/${file}.ts`, import.meta.url), {
        ready: /\}\n$/,
        argument: JSON.stringify({ ...job, kind, seconds }),
      });
      await child.stop();
      return JSON.parse(child.printed) as Sample;
    },
  };
}
