import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Trouble } from '@dahab/local/trouble.ts';
import { pack } from 'tar-stream';
import { MANIFEST, type Manifest, type Member } from './manifest.ts';

/** An archive that is being written, one member after the other; nothing is held in memory. */
export interface ArchiveWriter {
  addBytes(name: string, bytes: Buffer): Promise<void>;
  /** `size` must be what the stream brings: else it rejects. */
  addStream(
    member: { name: string; size: number; contentType: string },
    body: Readable,
  ): Promise<void>;
  /** Writes the manifest and gives the file its name; answers the manifest's hash. */
  finish(manifest: Omit<Manifest, 'members'>): Promise<string>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Written beside `file` and renamed once it is whole and on the disk. */
export function writeArchive(file: string): ArchiveWriter {
  if (existsSync(file)) throw new Trouble(`${file} is there already: choose another name.`);
  const unfinished = `${file}.unfinished`;
  const tar = pack();
  const written = pipeline(tar, createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => undefined);
  const members: Member[] = [];

  const addBytes = async (name: string, bytes: Buffer): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 });
    await pipeline(Readable.from([bytes], { objectMode: false }), entry);
    members.push({ name, size: bytes.length, sha256 });
    return sha256;
  };

  return {
    addBytes: async (name, bytes) => void (await addBytes(name, bytes)),
    addStream: async ({ name, size, contentType }, body) => {
      const hash = createHash('sha256');
      const entry = tar.entry({ name, size, mode: 0o600 });
      await pipeline(body, hashing(hash), entry);
      members.push({ name, size, sha256: hash.digest('hex'), contentType });
    },
    finish: async (manifest) => {
      const text = Buffer.from(JSON.stringify({ ...manifest, members }));
      const fingerprint = await addBytes(MANIFEST, text);
      tar.finalize();
      await written;
      await syncAndRename(unfinished, file);
      return fingerprint;
    },
    abandon: async () => {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

async function syncAndRename(from: string, to: string): Promise<void> {
  const file = await open(from, 'r');
  await file.sync().finally(() => file.close());
  await rename(from, to);
  const folder = await open(dirname(to), 'r');
  await folder.sync().finally(() => folder.close());
}
