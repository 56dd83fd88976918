import { setTimeout as pause } from 'node:timers/promises';
import type { Subject } from '../bench.ts';
import { percentile } from '../median.ts';
import { cpuMsOf } from '../stage/cpu.ts';
import { residentMb, watchMemory } from '../stage/memory.ts';
import type { Shop } from '../stage/shop.ts';

const LOOK_EVERY_MS = 100;

interface Imported {
  readonly path: string;
  /** A file of `ROWS` rows that no file before had, by its number. */
  readonly fileOf: (number: number) => string;
  readonly rows: number;
}

/**
 * Imports files until the time is over. `perSecond` and the CPU are of rows; p50 and p95 are those of
 * the shop's list, asked for by one admin all the while; the memory is the shop's, beyond what it holds
 * when the subject is made.
 */
export function importSubject(
  shop: Shop & { databasePid: number; cookie: string },
  { path, fileOf, rows }: Imported,
): Subject {
  const restMb = residentMb(shop.pid);
  let number = 0;
  const cpuNow = (): number => (cpuMsOf(shop.pid) ?? 0) + (cpuMsOf(shop.databasePid) ?? 0);
  return {
    name: 'shop in one process',
    run: async (seconds) => {
      const ending = new AbortController();
      const reading = readListUntil(shop, ending.signal);
      const memory = watchMemory(shop.pid);
      const [started, cpuBefore] = [performance.now(), cpuNow()];
      let done = 0;
      while (performance.now() - started < seconds * 1_000) {
        await importFile(shop, path, fileOf((number += 1)));
        done += rows;
      }
      const took = performance.now() - started;
      const cpu = cpuNow() - cpuBefore;
      ending.abort();
      const { times, failures } = await reading;
      return {
        perSecond: (done / took) * 1_000,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        failures,
        cpuMs: { 'shop and database': cpu / done },
        memoryMb: memory.stop() - restMb,
      };
    },
  };
}

export const LIST_ALONE = 'the list, with no import beside it';

/** The same list with nobody importing: what its p95 is to be held against. */
export function listSubject(shop: Shop & { cookie: string }): Subject {
  return {
    name: LIST_ALONE,
    run: async (seconds) => {
      const ending = AbortSignal.timeout(seconds * 1_000);
      const { times, failures } = await readListUntil(shop, ending);
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      return { perSecond: times.length / seconds, p50, p95, failures, cpuMs: {} };
    },
  };
}

async function readListUntil(
  { url, cookie }: Pick<Shop, 'url'> & { cookie: string },
  ending: AbortSignal,
): Promise<{ times: number[]; failures: number }> {
  const times: number[] = [];
  let failures = 0;
  while (!ending.aborted) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/products?limit=12`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status === 200) times.push(performance.now() - started);
    else failures += 1;
    await pause(LOOK_EVERY_MS / 4);
  }
  return { times, failures };
}

export async function importFile(
  { url, cookie }: Pick<Shop, 'url'> & { cookie: string },
  path: string,
  file: string,
): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([file]), 'export.csv');
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { cookie }, body: form });
  const { jobId } = (await answer.json()) as { jobId: number };
  for (;;) {
    const job = await fetch(`${url}/api/import/jobs/${jobId}`, { headers: { cookie } });
    const { status, failed } = (await job.json()) as { status: string; failed: number };
    if (status === 'done' && failed === 0) return;
    if (status === 'done' || status === 'failed') throw new Error(`The import is ${status}`);
    await pause(LOOK_EVERY_MS);
  }
}
