import type { Sample, Subject } from '../bench.ts';
import { startChild } from './child.ts';

/** What a worker is told, as JSON, its argument. */
export interface WorkJob {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
}

/** A subject without HTTP: a file of `subjects/` that works by itself and prints its sample. */
export function workSubject(name: string, file: string, job: Omit<WorkJob, 'seconds'>): Subject {
  return {
    name,
    run: async (seconds) => {
      const child = await startChild(new URL(`../subjects/${file}.ts`, import.meta.url), {
        ready: /\}\n$/,
        argument: JSON.stringify({ ...job, seconds }),
      });
      await child.stop();
      return JSON.parse(child.printed) as Sample;
    },
  };
}
