import { type MessagePort, parentPort } from 'node:worker_threads';
import { runInContext } from '@dahab/chassis/context.ts';
import { committedOf, connectDatabase, type Database } from '@dahab/chassis/database/connect.ts';
import { createLog, type Log } from '@dahab/chassis/log.ts';
import { givenToThread } from '@dahab/chassis/threads/thread.ts';
import { importSent } from './import-sent.ts';
import type {
  FromWritingThread,
  ToWritingThread,
  WritingGiven,
  WritingOrder,
} from './writing-messages.ts';

/** One batch is on its way at a time; one of another job waits for its turn. */
const CONNECTIONS = 1;

type Say = (words: FromWritingThread) => void;

/** Writes batches until it is told to end. */
function writeFor(port: MessagePort, { DATABASE_URL, LOG_LEVEL }: WritingGiven): void {
  const say: Say = (words) => port.postMessage(words);
  const log = createLog('catalog', LOG_LEVEL, { write: (line) => say({ say: 'log', line }) });
  const db = connectDatabase(DATABASE_URL, CONNECTIONS, log);
  committedOf(db).on('told', (message) => say({ say: 'told', message }));
  const end = async (): Promise<void> => {
    await db.destroy();
    port.close();
  };
  port.on('message', (words: ToWritingThread) => {
    if (words === 'end') return void end();
    const { requestId, actor } = words;
    void runInContext({ requestId, actor }, () => write({ db, log, say }, words));
  });
  say({ say: 'ready' });
}

async function write(
  { db, log, say }: { db: Database; log: Log; say: Say },
  { number, sent }: WritingOrder,
): Promise<void> {
  try {
    say({ say: 'written', number, results: await importSent(db, sent) });
  } catch (error) {
    log.warn({ reason: String(error) }, 'a batch is to be written again');
    say({ say: 'failed', number });
  }
}

if (parentPort !== null) writeFor(parentPort, givenToThread() as WritingGiven);
