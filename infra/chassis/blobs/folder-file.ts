import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Blob } from './blobs.ts';

/** Before the bytes of the blob, in the same file, so that both change in one rename. */
export const HEADER_BYTES = 256;

export function headerOf(contentType: string): Buffer {
  return Buffer.from(`${contentType}\n`.padEnd(HEADER_BYTES, ' '), 'latin1');
}

/** Null where there is no such file. It stays readable when it is replaced meanwhile. */
export async function readBlob(path: string): Promise<Blob | null> {
  const file = await openIfThere(path);
  if (!file) return null;
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    await file.read(header, 0, HEADER_BYTES, 0);
    const { size } = await file.stat();
    const [contentType = ''] = header.toString('latin1').split('\n');
    const body = file.createReadStream({ start: HEADER_BYTES });
    return { body, size: size - HEADER_BYTES, contentType };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

export function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
