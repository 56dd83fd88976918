import { readdir, stat } from 'node:fs/promises';
import type { Dirent } from 'node:fs';
import { join, posix } from 'node:path';
import { HEADER_BYTES, isAbsence } from './folder-file.ts';
import { fileOf, segmentOf } from './folder-names.ts';
import { onDisk } from './receive.ts';

interface Listed {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

/** Keys that begin with `prefix`; looks only into folders that can hold such. */
export async function* listFolder(root: string, prefix: string): AsyncGenerator<Listed> {
  yield* walk(root, prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix);
}

async function* walk(root: string, folder: string, prefix: string): AsyncGenerator<Listed> {
  for (const entry of await entriesOf(join(root, folder))) {
    const segment = entry.isDirectory() ? entry.name : segmentOf(entry.name);
    if (segment === null || segment.startsWith('.')) continue;
    const key = posix.join(folder, segment);
    if (entry.isDirectory()) {
      if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) {
        yield* walk(root, `${key}/`, prefix);
      }
    } else if (key.startsWith(prefix)) {
      const listed = await describe(root, key);
      if (listed) yield listed;
    }
  }
}

/** Null for a blob that was removed since its folder was read. */
async function describe(root: string, key: string): Promise<Listed | null> {
  return onDisk(async () => {
    try {
      const { size, mtime } = await stat(fileOf(root, key));
      return { key, size: size - HEADER_BYTES, modifiedAt: mtime };
    } catch (error) {
      if (isAbsence(error)) return null;
      throw error;
    }
  });
}

async function entriesOf(path: string): Promise<Dirent[]> {
  return onDisk(async () => {
    try {
      return await readdir(path, { withFileTypes: true });
    } catch (error) {
      if (isAbsence(error)) return [];
      throw error;
    }
  });
}
