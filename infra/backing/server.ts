/** Where a server came from, in the order in which they are tried. */
export type How = 'given' | 'container' | 'binary' | 'embedded';

/** A running server that our own code may use. */
export interface Server {
  /** Everything needed to reach it, credentials included: `http://key:secret@host:port` for S3. */
  readonly url: string;
  readonly how: How;
  /** What it is, in plain words: `PostgreSQL 18, embedded`. */
  readonly about: string;
  /** Set where it is less than what was asked for: a sentence with the reason. */
  readonly standIn?: string;
  /** Orderly; also removes what was made for it, except data folders that the caller named. */
  stop(): Promise<void>;
  /** As a crash would. Rejects with `CannotStart` when the server is not ours to kill. */
  kill(): Promise<void>;
  /** Starts again after `kill`, on the same port and with the same data. */
  restart(): Promise<void>;
}

export interface Wanted {
  /** The address of a running one: then nothing is started. */
  readonly url?: string;
  /** For its data and log. */
  readonly folder: string;
}

/** No such server here: `missing` is a sentence with the reason and what would help. */
export interface Missing {
  readonly missing: string;
}

export function isMissing(found: Server | Missing): found is Missing {
  return 'missing' in found;
}

/** The message is a sentence for the person who started us. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
