import { readLocalConfig } from './config.ts';
import { createEnding } from './ending.ts';
import { createProgress } from './progress.ts';
import { startShop } from './shop.ts';
import { sentenceOf } from './trouble.ts';

/** Within the time that supervisors allow before they kill. */
const LONGEST_STOP_MS = 14_000;

const interrupted = new AbortController();
const ending = createEnding();
const progress = createProgress(process.stdout, interrupted.signal);
let starting: Promise<void> | null = null;

/** Ends in order, after the step under way; asked twice, at once. */
async function end(code: number): Promise<void> {
  if (interrupted.signal.aborted) process.exit(code === 0 ? 130 : code);
  interrupted.abort();
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  await starting?.catch(() => undefined);
  await ending.endAll();
  process.exit(code);
}

async function fail(error: unknown, dataDir: string): Promise<void> {
  if (interrupted.signal.aborted) return;
  const sentence = sentenceOf(error, dataDir);
  process.stderr.write(
    sentence ? `\n${sentence}\n` : `\nThe shop could not start.\n${stackOf(error)}\n`,
  );
  starting = null;
  await end(1);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function askedToEnd(): void {
  progress.say('\nStopping …');
  void end(0);
}

process.on('SIGINT', askedToEnd);
process.on('SIGTERM', askedToEnd);

let dataDir = 'the data folder';
try {
  const config = readLocalConfig();
  dataDir = config.DATA_DIR;
  progress.say('\nDahab\n');
  starting = startShop(config, progress, ending, (sentence) => {
    process.stderr.write(`\n${sentence}\n`);
    void end(1);
  });
  await starting;
} catch (error) {
  await fail(error, dataDir);
}
