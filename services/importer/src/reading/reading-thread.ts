import { Readable } from 'node:stream';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { ShopError } from '@dahab/chassis/errors.ts';
import { givenToThread } from '@dahab/chassis/threads/thread.ts';
import type { OpenFile } from '../files/records.ts';
import { readFileBatches, type ReadingOrder } from './file-batches.ts';
import type { FromThread, ToThread } from './reading-messages.ts';

/** Reads one file in a thread of its own, and ends. */
async function readFor(port: MessagePort, order: ReadingOrder): Promise<void> {
  const say = (words: FromThread): void => port.postMessage(words);
  try {
    for await (const batch of readFileBatches(fileFrom(port, say), order))
      say({ say: 'batch', batch });
    say({ say: 'done' });
  } catch (error) {
    say(wordsOf(error));
  } finally {
    port.close();
  }
}

function wordsOf(error: unknown): FromThread {
  if (error instanceof ShopError) {
    return { say: 'refused', message: error.message, code: error.code };
  }
  return { say: 'fault', message: error instanceof Error ? String(error.stack) : String(error) };
}

/** The file, which comes in pieces from the thread that started this one. */
function fileFrom(port: MessagePort, say: (words: FromThread) => void): OpenFile {
  let opening = 0;
  let body: Readable | null = null;
  port.on('message', (piece: ToThread) => {
    if (piece.opening === opening) body?.push(piece.chunk);
  });
  return () => {
    opening += 1;
    const ours = opening;
    body = new Readable({ read: () => say({ say: 'more', opening: ours }) });
    say({ say: 'open', opening: ours });
    return body;
  };
}

if (parentPort !== null) void readFor(parentPort, givenToThread() as ReadingOrder);
