import type { Readable } from 'node:stream';

export interface Blob {
  /** To be read or destroyed: it holds a file or a connection. */
  readonly body: Readable;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * The door to files (images, CSV uploads), with two adapters: S3 through the minio client and a
 * folder. Keys are `/`-separated segments of `[A-Za-z0-9._-]`, never starting with a dot; any other
 * key is refused with a TypeError.
 *
 * A `put` is all or nothing: a reader sees the old blob or the whole new one. Calls reject with
 * `BlobsUnavailable` when the store cannot be reached.
 */
export interface Blobs {
  /** Takes the stream whole, up to `maxBytes`, else rejects with `BlobTooLarge` and keeps nothing. */
  put(
    key: string,
    body: Readable | Buffer,
    options: { contentType: string; maxBytes: number },
  ): Promise<{ size: number }>;
  get(key: string): Promise<Blob | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
  ready(): Promise<boolean>;
}

export class BlobsUnavailable extends Error {
  override readonly name = 'BlobsUnavailable';
}

export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge';
}
