import type { Blobs } from '@dahab/chassis/blobs/blobs.ts';
import { readRelease } from '@dahab/chassis/release.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { DatabaseUrls } from '../config.ts';
import { dumpDatabase } from '../databases/dump-database.ts';
import { type Snapshots, takeSnapshots } from '../databases/snapshots.ts';
import { type DatabaseContents, FORMAT, type Manifest, SECRETS } from './manifest.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

/** Made anew from the pictures whenever somebody wants one. */
const DERIVED = 'variants/';

export interface BackupSource {
  readonly databases: DatabaseUrls;
  readonly blobs: Blobs;
  /** Null: they are not put in. */
  readonly secrets: { readonly settingsKey: string } | null;
}

export interface TakenBackup extends Omit<Manifest, 'members'> {
  readonly fingerprint: string;
}

/**
 * The databases as of one moment, then the blobs. A row that names a blob was committed after the
 * blob was stored; blobs never change, and one that is no longer shown stays for a week. So each blob
 * that the databases name is still there when its turn comes. What was stored since is in the archive
 * too, named by nothing, and the shop sweeps it away.
 */
export async function takeBackup(source: BackupSource, file: string): Promise<TakenBackup> {
  const archive = writeArchive(file);
  try {
    const snapshots = await takeSnapshots(source.databases);
    const databases = await dumpAll(snapshots, archive).finally(() => snapshots.close());
    const blobs = await copyBlobs(source.blobs, archive);
    if (source.secrets) {
      await archive.addBytes(SECRETS, Buffer.from(JSON.stringify(source.secrets)));
    }
    const manifest = {
      format: FORMAT,
      release: readRelease(),
      node: process.versions.node,
      takenAt: snapshots.takenAt.toISOString(),
      heldMs: snapshots.heldMs,
      databases,
      blobs,
      withSecrets: source.secrets !== null,
    } as const;
    return { ...manifest, fingerprint: await archive.finish(manifest) };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function dumpAll(
  { readers }: Snapshots,
  archive: ArchiveWriter,
): Promise<Record<ServiceName, DatabaseContents>> {
  const contents: [ServiceName, DatabaseContents][] = [];
  for (const service of serviceNames) {
    const reader = readers.get(service);
    if (!reader) throw new Error(`There is no snapshot of ${service}`);
    contents.push([service, await dumpDatabase(service, reader, archive)]);
  }
  return Object.fromEntries(contents) as Record<ServiceName, DatabaseContents>;
}

async function copyBlobs(blobs: Blobs, archive: ArchiveWriter): Promise<Manifest['blobs']> {
  let count = 0;
  let bytes = 0;
  for await (const { key } of blobs.list('')) {
    if (key.startsWith(DERIVED)) continue;
    const blob = await blobs.get(key);
    // Removed since it was listed: nothing has named it for a week.
    if (!blob) continue;
    const { body, size, contentType } = blob;
    await archive.addStream({ name: `blobs/${key}`, size, contentType }, body);
    count += 1;
    bytes += size;
  }
  return { count, bytes };
}
