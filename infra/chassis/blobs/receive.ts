import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BlobTooLarge, BlobsUnavailable } from './blobs.ts';

/**
 * Writes the body into the file, whole and safely on disk, and answers its size in bytes. Rejects
 * with `BlobTooLarge`, with the error of the body itself, or with `BlobsUnavailable` when the disk
 * does not take it.
 */
export async function receive(
  body: Readable | Buffer,
  file: FileHandle,
  maxBytes: number,
): Promise<number> {
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > maxBytes) throw new BlobTooLarge(`More than ${maxBytes} bytes`);
    await onDisk(() => file.appendFile(chunk));
  }
  await onDisk(() => file.sync());
  return size;
}

/** What the file system refuses is a store that cannot be used. */
export async function onDisk<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new BlobsUnavailable(`The store of files failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function chunksOf(body: Readable | Buffer): AsyncIterable<Buffer> {
  return Buffer.isBuffer(body) ? Readable.from([body]) : body;
}
