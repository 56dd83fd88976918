import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { isPortOpen } from '../free-port.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();
const loader = new URL('../../chassis/typescript/load.mjs', import.meta.url).href;

test('a server goes down with its owner, even when that one is killed', async () => {
  const program = join(import.meta.dirname, 'leave-postgres.ts');
  const owner = spawn(process.execPath, ['--import', loader, program, join(folder, 'postgres')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [url] = await once(owner.stdout, 'data');
  const port = Number(new URL(String(url)).port);
  expect(await isPortOpen(port)).toBe(true);
  owner.kill('SIGKILL');
  await eventually(async () => expect(await isPortOpen(port)).toBe(false));
});
