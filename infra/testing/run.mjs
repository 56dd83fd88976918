import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs the tests: `node infra/testing/run.mjs [what jest takes]`. */
const folder = mkdtempSync(join(tmpdir(), 'dahab-test-'));
const code = await runJest(process.argv.slice(2));
printMissing();
const counts = printCounts();
process.exitCode = counts && counts.failed === 0 ? code : code || 1;
rmSync(folder, { recursive: true, force: true });

async function runJest(args) {
  const program = join(
    dirname(createRequire(import.meta.url).resolve('jest/package.json')),
    'bin/jest.js',
  );
  const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const jest = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      DAHAB_TEST_RUN: folder,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${options}`.trim(),
    },
  });
  // The terminal sends Ctrl-C to jest as well: its end is ours.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => jest.kill('SIGTERM'));
  const watch = endWhenOver(jest);
  const [exitCode, signal] = await once(jest, 'exit');
  clearInterval(watch);
  return signal === 'SIGKILL' ? 0 : (exitCode ?? 1);
}

/** Something that a test left open keeps jest alive for ever: it gets five seconds after its end. */
function endWhenOver(jest) {
  let checks = 0;
  return setInterval(() => {
    if (!existsSync(join(folder, 'over'))) return;
    checks += 1;
    if (checks === 10) jest.kill('SIGKILL');
  }, 500);
}

function printMissing() {
  const file = join(folder, 'missing.jsonl');
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  say('\nCould not run here, or not in full:');
  for (const line of new Set(lines)) {
    const { suite, sentence } = JSON.parse(line);
    say(`  ${suite}: ${sentence}`);
  }
}

function printCounts() {
  const file = join(folder, 'counts.json');
  if (!existsSync(file)) return null;
  const counts = JSON.parse(readFileSync(file, 'utf8'));
  const { passed, failed, skipped } = counts;
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return counts;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
