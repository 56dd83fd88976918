import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Starts the process that holds the backing servers of this run, for test files to ask. It starts
 * none before a test asks, and stops them all when the channel to us closes, whatever happened.
 */
export default async function startControl() {
  process.env.DAHAB_TEST_RUN ??= mkdtempSync(join(tmpdir(), 'dahab-test-'));
  const loader = new URL('../../chassis/typescript/load.mjs', import.meta.url).href;
  const program = fileURLToPath(new URL('../control/control-process.ts', import.meta.url));
  const control = spawn(process.execPath, ['--import', loader, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [message] = await Promise.race([once(control, 'message'), once(control, 'exit')]);
  if (message !== 'ready') throw new Error('The keeper of the test servers did not start.');
  control.unref();
  control.channel?.unref();
  globalThis.dahabTestControl = control;
}
