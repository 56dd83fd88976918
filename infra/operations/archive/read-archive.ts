import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';

/** Gives the members to `visit`, one after the other, each to be read to its end. */
export async function readArchive(
  file: string,
  visit: (name: string, body: Readable, size: number) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const fed = pipeline(createReadStream(file), tar);
  fed.catch(() => undefined);
  for await (const entry of tar) {
    await visit(entry.header.name, entry as unknown as Readable, entry.header.size ?? 0);
    entry.resume();
  }
  await fed;
}
