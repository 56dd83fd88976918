import type { Chassis } from '@dahab/chassis/service.ts';
import { importSent, type SentBatch } from './import-sent.ts';
import type { ImportResult } from './rules.ts';
import { startWritingThread, type WritingThread } from './write-in-thread.ts';

/** Characters; a smaller batch is the end of a file, or a small file. */
const LEAST_TEXT = 10_000;
/** After so many a thread, or another one, is worth its start and its memory. */
const LEAST_BATCHES = 8;
/** Without a batch: the import is over. */
const IDLE_MS = 10_000;

export interface BatchWriter {
  /** `importSent`; those of a long import beside all that this process answers. */
  write(sent: SentBatch): Promise<readonly ImportResult[]>;
  stop(): Promise<void>;
}

type Needed = Pick<Chassis, 'config' | 'db' | 'log'>;

export function createBatchWriter(chassis: Needed, idleMs = IDLE_MS): BatchWriter {
  let thread: WritingThread | null = null;
  let [batches, underWay] = [0, 0];
  let idle: NodeJS.Timeout | undefined;

  const rest = async (): Promise<void> => {
    const resting = thread;
    [thread, batches] = [null, 0];
    await resting?.end();
  };
  const begin = ({ text }: SentBatch): void => {
    clearTimeout(idle);
    underWay += 1;
    if (text.length >= LEAST_TEXT) batches += 1;
    if (batches === LEAST_BATCHES) thread ??= threadIfAny(chassis);
  };
  const finish = (): void => {
    underWay -= 1;
    if (underWay === 0) idle = setTimeout(() => void rest(), idleMs).unref();
  };

  const writeBeside = async (sent: SentBatch): Promise<readonly ImportResult[] | null> => {
    if (thread === null) return null;
    const results = await thread.write(sent);
    // Whatever is the matter with it: another one may do better.
    if (results === null) await rest();
    return results;
  };

  return {
    write: async (sent) => {
      begin(sent);
      try {
        // What the thread could not write is written here, or fails here with its reason.
        return (await writeBeside(sent)) ?? (await importSent(chassis.db, sent));
      } finally {
        finish();
      }
    },
    stop: async () => {
      clearTimeout(idle);
      await rest();
    },
  };
}

/** Null where the machine has none to give. */
function threadIfAny(chassis: Needed): WritingThread | null {
  try {
    return startWritingThread(chassis);
  } catch (error) {
    chassis.log.warn({ err: error }, 'no thread for a long import');
    return null;
  }
}
