import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = join(import.meta.dirname, `run-${process.pid}`);
mkdirSync(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly status: number | null;
  readonly output: string;
  readonly lastLine: string | undefined;
}

/** Runs one test file of the given text, in a run of its own. */
function run(name: string, text: string, environment: Record<string, string> = {}): Outcome {
  const file = join(folder, `${name}.test.ts`);
  writeFileSync(file, `import { expect, test } from '@jest/globals';\n${text}`);
  const program = join(import.meta.dirname, '../run.mjs');
  const { DAHAB_TEST_RUN: _, NODE_OPTIONS: __, CI: ___, ...clean } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, file], {
    env: { ...clean, ...environment },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, lastLine: stdout.trimEnd().split('\n').at(-1) };
}

test('the last line counts what passed, failed and was skipped', () => {
  const text = `test('a', () => {}); test('b', () => expect(1).toBe(2)); test.skip('c', () => {});`;
  const outcome = run('counted', text);
  expect(outcome.lastLine).toBe('1 passed, 1 failed, 1 skipped');
  expect(outcome.output).toContain('Tests:       1 failed, 1 skipped, 1 passed, 3 total');
  expect(outcome.status).toBe(1);
});

test('a test that leaves something open does not hold up the run for ever', () => {
  const outcome = run('open', `test('a', () => { setInterval(() => {}, 1_000); });`);
  expect(outcome.lastLine).toBe('1 passed, 0 failed, 0 skipped');
  expect(outcome.status).toBe(0);
});

test('a file that cannot be loaded is a failure', () => {
  const outcome = run('broken', `import './not-there.ts';`);
  expect(outcome.lastLine).toBe('0 passed, 1 failed, 0 skipped');
  expect(outcome.status).toBe(1);
});

const needy = `
import { backing } from '@dahab/testing/backing.ts';
const redis = await backing('redis');
redis.describe('over Redis', () => { test('it works', () => expect(redis.url).toContain('redis')); });
`;
/** A machine without programs and without a container engine. */
const bare = { PATH: '/nowhere', DOCKER_HOST: 'unix:///nowhere' };

test('a suite whose server is missing is skipped and named with the reason', () => {
  const outcome = run('needy', needy, bare);
  expect(outcome.output).toMatch(
    /needy\.test\.ts: Redis is not to be had: .*apt-get install redis/,
  );
  expect(outcome.lastLine).toBe('0 passed, 0 failed, 1 skipped');
  expect(outcome.status).toBe(0);
});

test('on CI a missing server is a failure', () => {
  const outcome = run('needy-on-ci', needy, { ...bare, CI: 'true' });
  expect(outcome.lastLine).toBe('0 passed, 1 failed, 0 skipped');
  expect(outcome.status).toBe(1);
});
