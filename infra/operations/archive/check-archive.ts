import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { Trouble } from '@dahab/local/trouble.ts';
import { FORMAT, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';
import { readArchive } from './read-archive.ts';

/** A list of a million members; whatever says to be longer is none of ours. */
const LONGEST_MANIFEST = 512 * 1024 * 1024;

export interface CheckedArchive {
  readonly manifest: Manifest;
  /** The manifest's hash: what `backup` printed, if it is the same archive. */
  readonly fingerprint: string;
}

/** Reads the archive whole and compares it with its manifest; throws a Trouble that says what is wrong. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  if (!(await stat(file).catch(() => null))?.isFile()) {
    throw new Trouble(`There is no file ${file}.`);
  }
  const found = new Map<string, string>();
  let text: Buffer | null = null;
  try {
    await readArchive(file, async (name, body, size) => {
      if (text !== null) throw damaged(file, `something follows its manifest (${name})`);
      if (name === MANIFEST) text = await manifestOf(file, body, size);
      else if (found.has(name)) throw damaged(file, `${name} is in it twice`);
      else found.set(name, await hashOf(body));
    });
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw damaged(file, `it cannot be read to its end: ${(error as Error).message}`);
  }
  if (text === null) throw damaged(file, 'it has no manifest, so its writing was cut off');
  const manifest = parseManifest(file, text);
  compare(file, manifest, found);
  return { manifest, fingerprint: createHash('sha256').update(text).digest('hex') };
}

function manifestOf(file: string, body: Readable, size: number): Promise<Buffer> {
  if (size > LONGEST_MANIFEST) throw damaged(file, 'its manifest is too long');
  return buffer(body);
}

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return `${hash.digest('hex')} ${size}`;
}

function parseManifest(file: string, text: Buffer): Manifest {
  const json = parsed(text.toString('utf8'));
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format !== FORMAT) {
    throw new Trouble(
      `${file} has format ${format}, and this release reads ${FORMAT}: use the release that wrote it.`,
    );
  }
  const read = manifestSchema.safeParse(json);
  if (!read.success) throw damaged(file, 'its manifest cannot be read');
  return read.data;
}

function compare(file: string, { members }: Manifest, found: Map<string, string>): void {
  for (const { name, size, sha256 } of members) {
    const seen = found.get(name);
    if (seen === undefined) throw damaged(file, `${name} is missing`);
    if (seen !== `${sha256} ${size}`) throw damaged(file, `${name} is not as it was written`);
    found.delete(name);
  }
  const [extra] = found.keys();
  if (extra !== undefined) throw damaged(file, `${extra} does not belong to it`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function damaged(file: string, why: string): Trouble {
  return new Trouble(
    `${file} is damaged or was changed: ${why}. Nothing was touched; take another backup.`,
  );
}
