import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { imports } from './benches/imports.ts';
import { login } from './benches/login.ts';
import { reads } from './benches/reads.ts';
import { sale } from './benches/sale.ts';
import { till } from './benches/till.ts';
import { describeMachine } from './machine.ts';
import { race, type Result } from './race.ts';
import { openStage } from './stage/stage.ts';
import { tableOf } from './table.ts';

const benches: readonly Bench[] = [reads, sale, login, imports, till];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const chosen = benches.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const stage = openStage();
process.once('SIGINT', () => void stage.close().then(() => process.exit(130)));
process.once('SIGTERM', () => void stage.close().then(() => process.exit(143)));
try {
  const machine = describeMachine();
  const results: Result[] = [];
  for (const bench of chosen) {
    for (const comparison of await bench.prepare(stage)) {
      say(`measuring ${comparison.name} …`);
      results.push(await race(comparison, pace));
    }
  }
  say(`\n${machine.sentence}\n\n${tableOf(results)}`);
  say(`\nWritten to ${write({ machine, pace, results })}`);
} finally {
  await stage.close();
}

function write(report: object): string {
  const folder = fileURLToPath(new URL('results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${new Date().toISOString().replaceAll(':', '-')}.json`;
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
