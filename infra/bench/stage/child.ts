import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '../config.ts';

const loader = new URL('../../chassis/typescript/load.mjs', import.meta.url).href;
const START_MS = 120_000;

/** Node's own, as `npm start` gives them. */
const nodeOptions = startScript().match(/--\S+/g) ?? [];

export interface Child {
  readonly pid: number;
  /** What it printed up to the sign that it is ready, the sign included. */
  readonly printed: string;
  stop(): Promise<void>;
}

/** A process of its own for a file of ours; resolves when it has printed `ready`. */
export async function startChild(
  file: URL,
  options: { env?: Readonly<Record<string, string>>; argument?: string; ready: RegExp },
): Promise<Child> {
  const { env = {}, argument = '', ready } = options;
  const args = [...nodeOptions, '--import', loader, fileURLToPath(file), argument];
  const child = spawn(process.execPath, args, {
    env: environmentWith(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const printed = await untilReady(child, ready);
    return { pid: child.pid ?? 0, printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startScript(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { scripts: { start: string } }).scripts.start;
}

function untilReady(child: ChildProcess, ready: RegExp): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`It did not start:\n${printed}`));
    const timer = setTimeout(fail, START_MS);
    const hear = (text: Buffer): void => {
      printed += text.toString();
      if (!ready.test(printed)) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(printed);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', fail);
    child.once('exit', () => clearTimeout(timer));
  });
}
