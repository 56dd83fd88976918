import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '../config.ts';

const script = fileURLToPath(new URL('../shop.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  /** What it printed, its notes included. */
  readonly text: string;
}

export interface Running {
  readonly ended: Promise<Ran>;
  /** As a power cut would. */
  kill(): void;
}

/** `npm run shop -- <args>` on a data folder, or with any other environment. */
export function startCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  input = '',
): Running {
  const child = spawn(process.execPath, [script, ...args], {
    env: environmentWith({ NODE_OPTIONS: undefined, NODE_ENV: undefined, ...environment }),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stdin.end(input);
  return {
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, text }))),
    kill: () => void child.kill('SIGKILL'),
  };
}

export function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  input = '',
): Promise<Ran> {
  return startCommand(args, environment, input).ended;
}
