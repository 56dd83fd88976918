import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type pg from 'pg';
import { MANIFEST, type Manifest, SECRETS } from '../archive/manifest.ts';
import { readArchive } from '../archive/read-archive.ts';
import type { DatabaseUrls } from '../config.ts';
import { connectTo } from '../databases/connect-to.ts';
import { type DatabaseFilling, fillDatabase } from './database-filling.ts';
import { tellAgain } from './tell-again.ts';

export interface RestoreTarget {
  readonly databases: DatabaseUrls;
  readonly blobs: Blobs;
}

export interface Restored {
  readonly blobs: number;
  /** Events that are told again. */
  readonly toldAgain: number;
}

/**
 * Puts the contents of a checked archive in place of what the databases hold. Each database changes
 * in one transaction, and the six commit one after the other only once everything is loaded and every
 * blob is stored: whatever goes wrong before that leaves the databases as they were.
 */
export async function restoreInto(
  { databases, blobs }: RestoreTarget,
  file: string,
  manifest: Manifest,
): Promise<Restored> {
  const clients = new Map<ServiceName, pg.Client>();
  try {
    for (const name of serviceNames) clients.set(name, await connectTo(name, databases[name]));
    const fillings = await openFillings(clients, manifest);
    const count = await loadMembers(file, manifest, fillings, blobs);
    for (const filling of fillings.values()) await filling.complete();
    const toldAgain = await tellAgain(clients, new Date(manifest.takenAt));
    for (const client of clients.values()) await client.query('COMMIT');
    return { blobs: count, toldAgain };
  } finally {
    await Promise.allSettled([...clients.values()].map((client) => client.end()));
  }
}

async function openFillings(
  clients: ReadonlyMap<ServiceName, pg.Client>,
  { databases }: Manifest,
): Promise<Map<ServiceName, DatabaseFilling>> {
  const fillings = new Map<ServiceName, DatabaseFilling>();
  for (const [name, client] of clients) {
    fillings.set(name, await fillDatabase(name, client, databases[name]));
  }
  return fillings;
}

async function loadMembers(
  file: string,
  { members }: Manifest,
  fillings: ReadonlyMap<ServiceName, DatabaseFilling>,
  blobs: Blobs,
): Promise<number> {
  const types = new Map(members.map(({ name, contentType }) => [name, contentType]));
  let count = 0;
  await readArchive(file, async (name, body, size) => {
    if (name === MANIFEST || name === SECRETS) return;
    if (name.startsWith('blobs/')) {
      const contentType = types.get(name) ?? 'application/octet-stream';
      await blobs.put(name.slice('blobs/'.length), body, { contentType, maxBytes: size });
      count += 1;
      return;
    }
    await fillingOf(name, fillings).addPiece(name, body);
  });
  return count;
}

function fillingOf(
  member: string,
  fillings: ReadonlyMap<ServiceName, DatabaseFilling>,
): DatabaseFilling {
  const filling = fillings.get(member.split('/')[1] as ServiceName);
  if (!filling) throw new Error(`${member} belongs to no database`);
  return filling;
}

/** The secrets of an archive that has them; null for one that has none. */
export async function secretsIn(file: string): Promise<{ settingsKey: string } | null> {
  let text: Buffer | null = null;
  await readArchive(file, async (name, body: Readable) => {
    if (name === SECRETS) text = await buffer(body);
    else body.resume();
  });
  return text === null ? null : (JSON.parse(String(text)) as { settingsKey: string });
}
