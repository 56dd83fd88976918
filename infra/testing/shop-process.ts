import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@dahab/backing/free-port.ts';
import { afterAll } from '@jest/globals';
import { givenShop } from './config.ts';

/** What `npm start` runs once the packages are installed. */
const loader = new URL('../chassis/typescript/load.mjs', import.meta.url).href;
const runner = fileURLToPath(new URL('../local/main.ts', import.meta.url));

/** A first start may have to build the front end on a busy machine. */
const START_MS = 300_000;

/** The whole shop, as `npm start` runs it, in a process that a test may kill. */
export interface ShopProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly admin: { readonly username: string; readonly password: string };
  /** All that it has printed. */
  output(): string;
  /** Starts it on its data; resolves when the shop is open, rejects with what it printed. */
  start(): Promise<void>;
  /** As a power cut would: SIGKILL, to the runner alone. */
  kill(): Promise<void>;
  /** As Ctrl-C does; answers the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Prepares a shop on a new data folder; `start` it. Stopped and removed after the file's tests. Where
 * a shop was given by its address (`TEST_SHOP_URL`) it is that one, and none is started or stopped.
 */
export async function shopProcess(
  settings: Readonly<Record<string, string>> = {},
): Promise<ShopProcess> {
  const given = givenShop();
  if (given) return shopElsewhere(given);
  const dataDir = join(mkdtempSync(join(tmpdir(), 'dahab-shop-')), 'data');
  const port = await findFreePort();
  const admin = { username: 'admin', password: 'a-password-of-this-test' };
  let child: ChildProcess | null = null;
  let printed = '';

  const run = (): ChildProcess => {
    const started = spawn(process.execPath, ['--import', loader, runner], {
      env: {
        ...withoutTestRunner(process.env),
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'none',
        ADMIN_PASSWORD: admin.password,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (text: Buffer): void => {
      printed += text.toString();
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    return started;
  };

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      return child?.exitCode ?? null;
    }
    const ended = new Promise<number | null>((resolve) => {
      child?.once('exit', (code) => resolve(code));
    });
    child.kill(signal);
    return ended;
  };

  const shop: ShopProcess = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    admin,
    output: () => printed,
    start: async () => {
      printed = '';
      child = run();
      await untilOpen(child, () => printed);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
  afterAll(async () => {
    await shop.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });
  return shop;
}

function shopElsewhere({ url, password }: { url: string; password: string }): ShopProcess {
  const refuse = () => Promise.reject(new Error('The shop was given and is not ours to stop'));
  return {
    url,
    dataDir: '',
    admin: { username: 'admin', password },
    output: () => '',
    start: async () => {
      const { status } = await fetch(`${url}/readyz`);
      if (status !== 200) throw new Error(`The shop at ${url} is not ready`);
    },
    kill: refuse,
    stop: refuse,
  };
}

function untilOpen(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`The shop did not open:\n${printed()}`));
    const timer = setTimeout(fail, START_MS);
    child.once('exit', () => clearTimeout(timer));
    child.once('exit', fail);
    child.stdout?.on('data', () => {
      if (!printed().includes('The shop is open')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve();
    });
  });
}

/** The shop is started as a person would: without what the test runner put into its environment. */
function withoutTestRunner(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return { ...environment, NODE_OPTIONS: undefined, NODE_ENV: undefined };
}
