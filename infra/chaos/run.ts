import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './config.ts';
import { runRabbitmqCluster } from './replicas/run-rabbitmq-cluster.ts';
import { runReplicas } from './replicas/run-replicas.ts';
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

const first = await runTests(asked, environmentOf(rounds, 'in-process'));
const second =
  onRabbitMq.length > 0 ? await runTests(onRabbitMq, environmentOf(rounds, 'rabbitmq')) : 0;
process.exitCode = first || second;

async function runTests(files: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const runner = fileURLToPath(new URL('../testing/run.mjs', import.meta.url));
  const run = spawn(process.execPath, [runner, '--runInBand', ...files], { stdio: 'inherit', env });
  const [code] = (await once(run, 'exit')) as [number | null];
  return code ?? 1;
}
