import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './config.ts';

// `npm run chaos [-- --rounds 20] [-- part of a path …]`: every case of every suite, one file at a time.
const suites = [
  'infra/chaos/test',
  'infra/chassis/test/bus.test',
  'infra/chassis/test/bus-rabbitmq',
  'infra/chassis/test/messaging-outage',
  'infra/chassis/test/drop-silent',
  'infra/chassis/test/cache.test',
  'infra/chassis/test/blobs.test',
  'services/notifier/test',
];
const args = process.argv.slice(2);
const at = args.indexOf('--rounds');
const [, rounds = '1'] = at === -1 ? [] : args.splice(at, 2);
const runner = fileURLToPath(new URL('../testing/run.mjs', import.meta.url));
const files = args.length > 0 ? args : suites;
const run = spawn(process.execPath, [runner, '--runInBand', ...files], {
  stdio: 'inherit',
  env: environmentOf(rounds),
});
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
