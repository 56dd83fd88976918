import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { dirname, join } from 'node:path';
import type { Blobs } from './blobs.ts';
import { headerOf, readBlob } from './folder-file.ts';
import { listFolder } from './folder-list.ts';
import { INCOMING, fileOf } from './folder-names.ts';
import { checkContentType, checkKey, checkPrefix } from './keys.ts';
import { onDisk, receive } from './receive.ts';

/** What a crash left half written is swept away at the next start, once it is this old. */
const staleMs = 24 * 3_600_000;

/** Files in a folder, which several processes of one machine may share. */
export async function openFolderBlobs(root: string): Promise<Blobs> {
  const incoming = join(root, INCOMING);
  await onDisk(() => mkdir(incoming, { recursive: true }));
  await onDisk(() => sweep(incoming));
  return {
    async put(key, body, { contentType, maxBytes }) {
      checkKey(key);
      checkContentType(contentType);
      const unfinished = join(incoming, randomUUID());
      try {
        const size = await write(unfinished, headerOf(contentType), body, maxBytes);
        await onDisk(() => moveInto(unfinished, fileOf(root, key)));
        return { size };
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async get(key) {
      checkKey(key);
      return onDisk(() => readBlob(fileOf(root, key)));
    },
    async remove(key) {
      checkKey(key);
      await onDisk(() => rm(fileOf(root, key), { force: true }));
    },
    list(prefix) {
      checkPrefix(prefix);
      return listFolder(root, prefix);
    },
    ready: () =>
      access(incoming, constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}

async function write(
  path: string,
  header: Buffer,
  body: Readable | Buffer,
  maxBytes: number,
): Promise<number> {
  const file = await onDisk(() => open(path, 'wx', 0o600));
  try {
    await onDisk(() => file.appendFile(header));
    return await receive(body, file, maxBytes);
  } finally {
    await file.close();
  }
}

/** The folder too is synced: else a power cut could undo the rename. */
async function moveInto(unfinished: string, path: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await rename(unfinished, path);
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > staleMs) await rm(path, { force: true });
  }
}
