import type { Actor } from '@dahab/protocol/actor.ts';
import type { BusMessage } from '@dahab/chassis/bus/bus.ts';
import type { ChassisConfig } from '@dahab/chassis/config.ts';
import type { SentBatch } from './import-sent.ts';
import type { ImportResult } from './rules.ts';

/** What the thread is started with. */
export type WritingGiven = Pick<ChassisConfig, 'DATABASE_URL' | 'LOG_LEVEL'>;

export interface WritingOrder {
  readonly number: number;
  readonly sent: SentBatch;
  readonly requestId: string;
  readonly actor: Actor | null;
}

export type ToWritingThread = WritingOrder | 'end';

export type FromWritingThread =
  | { readonly say: 'ready' }
  | { readonly say: 'written'; readonly number: number; readonly results: readonly ImportResult[] }
  /** The log says why. */
  | { readonly say: 'failed'; readonly number: number }
  /** For open pages. */
  | { readonly say: 'told'; readonly message: BusMessage }
  /** A line of the log, as JSON. */
  | { readonly say: 'log'; readonly line: string };
