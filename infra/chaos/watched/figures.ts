import { waitUntil } from '@dahab/backing/wait-until.ts';
import { readDashboard } from '../../observability/read-dashboard.ts';
import type { Fleet } from '../replicas/fleet.ts';
import type { Held } from '../replicas/promises.ts';
import type { Prometheus } from './prometheus.ts';

/** Four scrapes. */
const SCRAPED_MS = 60_000;
/** As Grafana has it for figures that come every 15 seconds. */
const RATE_INTERVAL = '1m';

export async function everyReplicaIsScraped(
  prometheus: Prometheus,
  { parts }: Fleet,
): Promise<Held> {
  const up = async (): Promise<number> =>
    (await prometheus.targets()).filter((health) => health === 'up').length;
  await waitUntil(async () => (await up()) === parts.length, SCRAPED_MS, 500);
  const seen = await up();
  return { line: `Prometheus scrapes ${seen} replicas`, isHeld: seen === parts.length };
}

export async function everyRuleIsWell(prometheus: Prometheus): Promise<Held> {
  const isWell = async (): Promise<boolean> =>
    (await prometheus.rules()).every(({ health }) => health === 'ok');
  await waitUntil(isWell, SCRAPED_MS, 500);
  const rules = await prometheus.rules();
  const bad = rules.filter(({ health }) => health !== 'ok').map(({ name }) => name);
  const line = `${rules.length} rules are looked at; with an error: ${bad.length} ${bad.join()}`;
  return { line, isHeld: rules.length > 0 && bad.length === 0 };
}

/** The queries of the dashboard, of which some have figures only while all is well, or nothing is. */
export interface Queries {
  /** Asks those that have had no answer yet, until all have one, for a minute. */
  ask(): Promise<void>;
  held(): Held;
}

/** Every panel's expressions, as Grafana would ask them. */
export function queriesOfTheDashboard(prometheus: Prometheus): Queries {
  const queries = readDashboard().flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      title,
      expr: expr.replaceAll('$__rate_interval', RATE_INTERVAL),
    })),
  );
  const silent = new Set(queries);
  const areAnswered = async (): Promise<boolean> => {
    for (const query of silent) {
      const found = await prometheus.query(query.expr);
      if (found.some(({ value: [, text] }) => text !== 'NaN')) silent.delete(query);
    }
    return silent.size === 0;
  };
  return {
    ask: async () => void (await waitUntil(areAnswered, SCRAPED_MS, 1_000)),
    held: () => {
      const line = `queries of the dashboard: ${queries.length}, never answered: ${silent.size}`;
      const lost = [...silent].map(({ title, expr }) => `${title}: ${expr}`);
      return { line: [line, ...lost].join('\n  '), isHeld: silent.size === 0 };
    },
  };
}
