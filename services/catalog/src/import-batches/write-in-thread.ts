import { setTimeout as pause } from 'node:timers/promises';
import { currentActor, currentRequestId } from '@dahab/chassis/context.ts';
import { committedOf } from '@dahab/chassis/database/connect.ts';
import type { Log } from '@dahab/chassis/log.ts';
import type { Chassis } from '@dahab/chassis/service.ts';
import { startThread } from '@dahab/chassis/threads/thread.ts';
import type { SentBatch } from './import-sent.ts';
import type { ImportResult } from './rules.ts';
import type { FromWritingThread, ToWritingThread, WritingGiven } from './writing-messages.ts';

const program = new URL('writing-thread.ts', import.meta.url);

const MOST_MEMORY_MB = 192;
/** A little less than the importer waits for: it can be written otherwise still. */
const LONGEST_WRITE_MS = 20_000;
const LONGEST_END_MS = 2_000;

type State = 'starting' | 'ready' | 'ended';

/** `importSent` in a thread of its own, with a connection of its own. */
export interface WritingThread {
  state(): State;
  /** Null when the thread cannot say that it was: writing it again is safe. */
  write(sent: SentBatch): Promise<readonly ImportResult[] | null>;
  end(): Promise<void>;
}

type Settle = (results: readonly ImportResult[] | null) => void;

export function startWritingThread(
  { config, db, log }: Pick<Chassis, 'config' | 'db' | 'log'>,
  longestWriteMs = LONGEST_WRITE_MS,
): WritingThread {
  const { DATABASE_URL, LOG_LEVEL } = config;
  const given: WritingGiven = { DATABASE_URL, LOG_LEVEL };
  const thread = startThread({ url: program, given, mostMemoryMb: MOST_MEMORY_MB });
  const underWay = new Map<number, Settle>();
  let state: State = 'starting';
  let number = 0;

  const post = (words: ToWritingThread): void => thread.postMessage(words, []);
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      state = 'ended';
      for (const settle of underWay.values()) settle(null);
      resolve();
    });
  });
  thread.on('error', (error) => log.warn({ err: error }, 'the writing of imports broke off'));
  thread.on('message', (said: FromWritingThread) => {
    if (said.say === 'ready') {
      state = 'ready';
      log.info('an import is written in a thread of its own');
    } else if (said.say === 'told') committedOf(db).emit('told', said.message);
    else if (said.say === 'log') passOn(log, said.line);
    else underWay.get(said.number)?.(said.say === 'written' ? said.results : null);
  });

  return {
    state: () => state,
    write: (sent) =>
      new Promise((resolve) => {
        if (state === 'ended') return resolve(null);
        number += 1;
        const ours = number;
        const limit = setTimeout(() => {
          log.warn('a batch takes too long: the thread that writes it is ended');
          void thread.terminate();
        }, longestWriteMs);
        underWay.set(ours, (results) => {
          underWay.delete(ours);
          clearTimeout(limit);
          resolve(results);
        });
        post({ number: ours, sent, requestId: currentRequestId(), actor: currentActor() });
      }),
    end: async () => {
      state = 'ended';
      post('end');
      await Promise.race([ended, pause(LONGEST_END_MS, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}

/** Its own log writes when and by whom again. */
function passOn(log: Log, line: string): void {
  const { level, msg, time: _time, service: _service, ...rest } = JSON.parse(line) as Line;
  const name = log.levels.labels[level] ?? 'warn';
  log[name as 'warn'](rest, msg);
}

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly time: string;
  readonly service: string;
}
