import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './config.ts';
import { runRabbitmqCluster } from './replicas/run-rabbitmq-cluster.ts';
import { runReplicas } from './replicas/run-replicas.ts';
import { type ChaosRun, type JestResults, missingIn, summaryOf } from './summary.ts';
import { runWatched } from './watched/run-watched.ts';

// `npm run chaos [-- --rounds 20] [-- part of a path …]`: every case of every suite, one file at a time.
// `npm run chaos -- replicas [--minutes 5]`: two replicas of everything, restarted and killed.
// `npm run chaos -- watched`: two of everything under Prometheus and a collector of traces.
// `npm run chaos -- rabbitmq-cluster`: three nodes, one after the other killed.
const suites = [
  'infra/chaos/test',
  'infra/chassis/test/bus.test',
  'infra/chassis/test/bus-rabbitmq',
  'infra/chassis/test/messaging-outage',
  'infra/chassis/test/drop-silent',
  'infra/chassis/test/cache.test',
  'infra/chassis/test/blobs.test',
  'services/importer/test/jobs.test',
  'services/importer/test/troubles',
  'infra/e2e/import.test',
  'services/catalog/test/remote-pictures',
  'services/notifier/test',
];
/** Of a shop that is killed whole: gone through on RabbitMQ, too. */
const killed = ['infra/chaos/test/kill-'];

const args = process.argv.slice(2);
if (args[0] === 'replicas') process.exit(await runReplicas(args.slice(1)));
if (args[0] === 'watched') process.exit(await runWatched());
if (args[0] === 'rabbitmq-cluster') process.exit(await runRabbitmqCluster());
const at = args.indexOf('--rounds');
const [, rounds = '1'] = at === -1 ? [] : args.splice(at, 2);
const asked = args.length > 0 ? args : suites;
const onRabbitMq = args.length > 0 ? args.filter((path) => path.includes('kill')) : killed;

const root = fileURLToPath(new URL('../../', import.meta.url));
const runs = [await runTests(asked, 'in-process')];
if (onRabbitMq.length > 0) runs.push(await runTests(onRabbitMq, 'rabbitmq'));
process.stdout.write(summaryOf(runs, { rounds, root }));
process.exitCode = runs.find(({ code }) => code !== 0)?.code ?? 0;

async function runTests(
  files: readonly string[],
  carrier: ChaosRun['carrier'],
): Promise<ChaosRun & { code: number }> {
  const runner = fileURLToPath(new URL('../testing/run.mjs', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'dahab-chaos-'));
  const kept = join(folder, 'results.json');
  const options = ['--runInBand', '--json', `--outputFile=${kept}`];
  const run = spawn(process.execPath, [runner, ...options, ...files], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: environmentOf(rounds, carrier),
  });
  let said = '';
  run.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    process.stdout.write(text);
  });
  const [code] = (await once(run, 'close')) as [number | null];
  const results = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as JestResults) : null;
  rmSync(folder, { recursive: true });
  return { carrier, results, missing: missingIn(said), code: code ?? 1 };
}
