import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@dahab/backing/free-port.ts';
import { spawnGroup } from '@dahab/backing/process-group.ts';
import { waitUntil } from '@dahab/backing/wait-until.ts';
import { stringify } from 'yaml';
import { type Fleet, METRICS_TOKEN } from '../replicas/fleet.ts';
import { configForThisMachine } from './prometheus-config.ts';

const READY_MS = 60_000;

interface Found {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: [number, string];
}

interface Rule {
  readonly name: string;
  readonly health: string;
}

/** A Prometheus of this run, asked over its HTTP API. */
export interface Prometheus {
  /** Of those that it scrapes, how each is: `up`, `down`, `unknown`. */
  targets(): Promise<string[]>;
  rules(): Promise<Rule[]>;
  /** What an expression answers now. */
  query(expression: string): Promise<Found[]>;
  /** What calls now: `DahabPartMissing pricing`. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
}

/** With our configuration and our rules, on the replicas of a fleet. */
export async function startPrometheus(
  program: string,
  { parts, folder }: Fleet,
  alertmanager: string,
): Promise<Prometheus> {
  const tokenFile = join(folder, 'metrics_token');
  writeFileSync(tokenFile, METRICS_TOKEN, { mode: 0o600 });
  const managers = join(folder, 'alertmanagers.yml');
  writeFileSync(managers, stringify([{ targets: [new URL(alertmanager).host] }]));
  const configFile = join(folder, 'prometheus.yml');
  writeFileSync(configFile, configForThisMachine({ parts, tokenFile, managers }));
  const port = await findFreePort();
  const args = [`--config.file=${configFile}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`];
  args.push(`--web.listen-address=127.0.0.1:${port}`);
  const group = spawnGroup(program, args, { logFile: join(folder, 'prometheus.log') });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(isReady, READY_MS, 100))) {
    await group.end();
    throw new Error(`Prometheus did not get ready: see ${folder}/prometheus.log`);
  }
  return { ...asked(url), stop: () => group.end() };
}

function asked(url: string): Omit<Prometheus, 'stop'> {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${url}/api/v1/${path}`);
    const { data, error } = (await answer.json()) as { data: Answer; error?: string };
    if (error !== undefined) throw new Error(`${path}: ${error}`);
    return data;
  };
  const query = async (expression: string): Promise<Found[]> => {
    const path = `query?query=${encodeURIComponent(expression)}`;
    return (await get<{ result: Found[] }>(path)).result;
  };
  return {
    query,
    targets: async () => {
      const { activeTargets } = await get<{ activeTargets: { health: string }[] }>('targets');
      return activeTargets.map(({ health }) => health);
    },
    rules: async () => {
      const { groups } = await get<{ groups: { rules: Rule[] }[] }>('rules');
      return groups.flatMap(({ rules }) => rules);
    },
    firing: async () => {
      const calling = await query('ALERTS{alertstate="firing"}');
      return calling.map(
        ({ metric }) => `${metric['alertname']} ${metric['service'] ?? metric['instance'] ?? ''}`,
      );
    },
  };
}
