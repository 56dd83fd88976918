import { availableParallelism, cpus, loadavg, platform } from 'node:os';

export interface Machine {
  readonly at: string;
  readonly node: string;
  readonly platform: string;
  readonly cpu: string;
  readonly cores: number;
  /** Of the minute before the first measurement. */
  readonly load: number;
  readonly sentence: string;
}

export function describeMachine(): Machine {
  const cpu = cpus()[0]?.model ?? 'unknown';
  const cores = availableParallelism();
  const load = loadavg()[0] ?? Number.NaN;
  return {
    at: new Date().toISOString(),
    node: process.version,
    platform: platform(),
    cpu,
    cores,
    load,
    sentence: `Node ${process.version}, ${cores} × ${cpu}, load ${load.toFixed(2)} before the start`,
  };
}
