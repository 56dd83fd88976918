import { on } from 'node:events';
import type { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { startThread } from '@dahab/chassis/threads/thread.ts';
import type { OpenFile } from '../files/records.ts';
import type { ReadBatches, ReadingOrder } from './file-batches.ts';
import type { FromThread, ToThread } from './reading-messages.ts';

const program = new URL('reading-thread.ts', import.meta.url);

/** What the thread holds of a file is flat. */
const MOST_MEMORY_MB = 192;

/** `readFileBatches` in a thread of its own: whoever else uses this one is not kept waiting. */
export async function* readInThread(open: OpenFile, order: ReadingOrder): ReadBatches {
  const ending = new AbortController();
  const thread = startThread({ url: program, given: order, mostMemoryMb: MOST_MEMORY_MB });
  thread.once('exit', () => ending.abort(new Error('The thread that reads an import has ended')));
  const pieces = piecesFor(thread);
  try {
    // In the order in which they were said: a batch that is not taken yet holds back what is asked for.
    for await (const [words] of on(thread, 'message', { signal: ending.signal })) {
      const said = words as FromThread;
      if (said.say === 'done') return;
      if (said.say === 'batch') yield said.batch;
      else if (said.say === 'open') pieces.begin(await open(), said.opening);
      else if (said.say === 'more') await pieces.send(said.opening);
      else
        throw said.say === 'refused'
          ? new InvalidInput(said.message, [], said.code)
          : new Error(said.message);
    }
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    pieces.end();
    await thread.terminate();
  }
}

interface Pieces {
  begin(body: Readable, opening: number): void;
  send(opening: number): Promise<void>;
  end(): void;
}

function piecesFor(thread: Worker): Pieces {
  let body: Readable | null = null;
  let chunks: AsyncIterator<Buffer> | null = null;
  let current = 0;
  const end = (): void => void body?.destroy();
  return {
    begin: (next, opening) => {
      end();
      [body, chunks, current] = [
        next,
        next[Symbol.asyncIterator]() as AsyncIterator<Buffer>,
        opening,
      ];
    },
    send: async (opening) => {
      if (opening !== current || chunks === null) return;
      const { done, value } = await chunks.next();
      thread.postMessage({ opening, chunk: done ? null : value } satisfies ToThread, []);
    },
    end,
  };
}
