import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchEnvironment } from './config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');

/** `npm run dev`: the shop starts anew when its code changes, the front end is swapped in place. */
const children = [
  run(root, [
    '--watch',
    '--watch-preserve-output',
    '--import',
    './infra/chassis/typescript/load.mjs',
    'infra/local/main.ts',
  ]),
  run(join(root, 'web'), [join(modules, 'vite/bin/vite.js'), '--strictPort']),
];

for (const child of children) child.once('exit', (code) => endAll(code ?? 0));
process.once('SIGINT', () => endAll(0));
process.once('SIGTERM', () => endAll(0));

function run(cwd: string, args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: watchEnvironment() });
}

function endAll(code: number): void {
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
