import { relative } from 'node:path';

/** What jest writes of a run (`--json`), as far as it is told. */
export interface JestResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export interface ChaosRun {
  readonly carrier: 'in-process' | 'rabbitmq';
  /** Null when jest ended before it could write any. */
  readonly results: JestResults | null;
  /** What the run said that was not to be had. */
  readonly missing: readonly string[];
}

const carriers = { 'in-process': 'Events in process', rabbitmq: 'Events over RabbitMQ' } as const;

const others = [
  'two of everything, restarted and killed:        npm run chaos -- replicas',
  'the same under Prometheus and traces:           npm run chaos -- watched',
  'three RabbitMQ nodes, each killed:              npm run chaos -- rabbitmq-cluster',
];

/** In plain words: what was gone through, what failed, what was not to be had, what is run by itself. */
export function summaryOf(
  runs: readonly ChaosRun[],
  { rounds, root }: { rounds: string; root: string },
): string {
  const failed = runs.flatMap((run) => failuresOf(run, root));
  const missing = [...new Set(runs.flatMap((run) => run.missing))];
  return [
    '',
    `Gone through ${rounds === '1' ? 'once' : `${rounds} times`}:`,
    ...runs.flatMap((run) => [`  ${carriers[run.carrier]}`, ...filesOf(run, root)]),
    ...listed('Failed', failed),
    ...listed('Not to be had here, or not in full', missing),
    'Not part of this run, each by itself:',
    ...others.map((line) => `  ${line}`),
    '',
  ].join('\n');
}

function filesOf({ results }: ChaosRun, root: string): string[] {
  if (results === null) return ['    ended before its end'];
  return results.testResults
    .map(({ name, assertionResults }) => {
      const count = (status: string): number =>
        assertionResults.filter((one) => one.status === status).length;
      const skipped = count('pending');
      const words = [
        `${count('passed')} hold`,
        ...(count('failed') > 0 ? [`${count('failed')} failed`] : []),
        ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ];
      return `    ${relative(root, name)}: ${words.join(', ')}`;
    })
    .toSorted();
}

function failuresOf({ carrier, results }: ChaosRun, root: string): string[] {
  if (results === null) return [`${carriers[carrier]}: the run ended before its end`];
  return results.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0 && message !== '') return [`${path}: could not be loaded`];
    return failed.map(({ fullName }) => `${carriers[carrier]}: ${path}: ${fullName}`);
  });
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [`${title}: nothing`];
  return [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

const MISSING_TITLE = 'Could not run here, or not in full:';

/** The lines that a run of tests ends with where something was not to be had. */
export function missingIn(said: string): string[] {
  const [, after = ''] = said.split(`${MISSING_TITLE}\n`);
  const lines = after.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return lines.slice(0, Math.max(end, 0)).map((line) => line.trim());
}
