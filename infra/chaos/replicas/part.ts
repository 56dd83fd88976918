import { fileURLToPath } from 'node:url';
import { findFreePort } from '@dahab/backing/free-port.ts';
import { type ProcessGroup, spawnGroup } from '@dahab/backing/process-group.ts';
import { waitUntil } from '@dahab/backing/wait-until.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { environmentWith } from '../config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const loader = new URL('../../chassis/typescript/load.mjs', import.meta.url).href;

/** On a machine that does other things too. */
const READY_MS = 120_000;

export type PartName = ServiceName | 'bff';

/** One replica: a process that may be killed, and comes back at its address. */
export interface Part {
  readonly name: PartName;
  readonly title: string;
  readonly url: string;
  start(): Promise<void>;
  /** As a crash: SIGKILL. */
  kill(): Promise<void>;
  /** As an upgrade: SIGTERM, and what is under way is answered. Milliseconds that it took. */
  end(): Promise<number>;
}

export interface PartPlan {
  readonly name: PartName;
  readonly replica: number;
  readonly port: number;
}

export async function planParts(names: readonly PartName[]): Promise<PartPlan[]> {
  const plans: PartPlan[] = [];
  for (const replica of [1, 2]) {
    for (const name of names) plans.push({ name, replica, port: await findFreePort() });
  }
  return plans;
}

export function createPart(
  { name, replica, port }: PartPlan,
  settings: Readonly<Record<string, string>>,
  folder: string,
): Part {
  const title = `${name}-${replica}`;
  const url = `http://127.0.0.1:${port}`;
  const program = `${root}/${name === 'bff' ? name : `services/${name}`}/src/main.ts`;
  let group: ProcessGroup | null = null;
  let starts = 0;
  return {
    name,
    title,
    url,
    start: async () => {
      starts += 1;
      group = spawnGroup(process.execPath, ['--import', loader, program], {
        logFile: `${folder}/${title}.${starts}.log`,
        cwd: root,
        env: environmentWith({ ...settings, HOST: '127.0.0.1', PORT: String(port) }),
      });
      const isUp = await waitUntil(async () => isReady(url), READY_MS, 100);
      if (!isUp) throw new Error(`${title} did not get ready: see ${folder}`);
    },
    kill: async () => group?.kill(),
    end: async () => {
      const began = performance.now();
      await group?.end(30_000);
      return performance.now() - began;
    },
  };
}

/** A bff is ready when it and one replica of each service are. */
async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  );
  return answer?.status === 200;
}
