import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Subject } from '../bench.ts';
import { cpuMsOf } from '../stage/cpu.ts';

export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Each connection asks for the requests in turn, one after the other. */
export interface Job {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly requests: readonly Asked[];
}

export interface Outcome {
  readonly perSecond: number;
  readonly answered: number;
  readonly failures: number;
  readonly p50: number;
  readonly p95: number;
}

const loader = new URL('../../chassis/typescript/load.mjs', import.meta.url).href;
const driver = fileURLToPath(new URL('drive.ts', import.meta.url));

/** A subject that answers HTTP; `pids` names the processes whose CPU time is to be told. */
export function httpSubject(
  name: string,
  job: Omit<Job, 'seconds'>,
  pids: Readonly<Record<string, number>>,
): Subject {
  const cpuNow = (): [string, number | null][] =>
    Object.entries(pids).map(([process, pid]) => [process, cpuMsOf(pid)]);
  return {
    name,
    run: async (seconds) => {
      const before = new Map(cpuNow());
      const { answered, ...figures } = await drive({ ...job, seconds });
      const used = cpuNow().flatMap(([process, ms]): [string, number][] => {
        const earlier = before.get(process);
        if (ms === null || earlier === null || earlier === undefined) return [];
        return [[process, (ms - earlier) / answered]];
      });
      return { ...figures, cpuMs: Object.fromEntries(used) };
    },
  };
}

async function drive(job: Job): Promise<Outcome> {
  const args = ['--import', loader, driver, JSON.stringify(job)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Outcome;
}

/** A read as a browser asks for it, without a cookie. */
export function read(path: string, headers: Readonly<Record<string, string>> = {}): Asked {
  return { method: 'GET', path, headers };
}
