import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from '@dahab/backing/postgres-folder.ts';
import { clearPostmaster } from '@dahab/backing/postmaster.ts';
import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { openDatabases } from '@dahab/local/databases.ts';
import { createEnding, type Ending } from '@dahab/local/ending.ts';
import { hasSecrets, openSecrets, saveSecrets } from '@dahab/local/secrets.ts';
import type { Manifest } from '../archive/manifest.ts';
import type { OperationsConfig } from '../config.ts';
import { claimClosed } from '../reach/open-reach.ts';
import { emptyCarriers } from './empty-carriers.ts';
import { type Restored, restoreInto } from './restore-into.ts';
import {
  BUILDING,
  clearBuilding,
  markUnfinished,
  settleUnfinished,
  swapIn,
  unfinishedPhase,
} from '@dahab/local/unfinished-restore.ts';

export interface FolderRestore {
  readonly file: string;
  readonly manifest: Manifest;
  /** The key that the archive's stored secrets are locked with; null when nobody has it. */
  readonly settingsKey: string | null;
}

export interface RestoredFolder extends Restored {
  /** Where the shop before was moved to; null when there was none. */
  readonly before: string | null;
}

/**
 * Builds the whole shop inside of the data folder, on a database of its own, and puts it in place by
 * renaming. Cut off before that, the shop before is untouched; cut off meanwhile, whoever opens the
 * folder next finishes it.
 */
export async function restoreFolder(
  config: OperationsConfig,
  restore: FolderRestore,
  ending: Ending,
): Promise<RestoredFolder> {
  const { DATA_DIR } = config.local;
  const folder = await claimClosed(DATA_DIR);
  ending.atEnd(() => folder.release());
  if (unfinishedPhase(DATA_DIR) === 'swapping') settleUnfinished(DATA_DIR);
  // A server that a killed restore left behind must not lose its files while it runs.
  await clearPostmaster(postgresFolder(join(DATA_DIR, BUILDING, 'postgres')).data);
  clearBuilding(DATA_DIR);
  const hadShop = hasSecrets(DATA_DIR);
  const before = `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  if (!hadShop) markUnfinished(DATA_DIR, { phase: 'filling', before });
  const restored = await build(config, restore);
  await emptyCarriers(config);
  swapIn(DATA_DIR, before);
  const moved = join(DATA_DIR, before);
  return { ...restored, before: existsSync(moved) ? moved : null };
}

async function build(config: OperationsConfig, restore: FolderRestore): Promise<Restored> {
  const { DATA_DIR } = config.local;
  const building = join(DATA_DIR, BUILDING);
  mkdirSync(building, { recursive: true });
  const secrets = {
    ...openSecrets(building),
    ...(restore.settingsKey !== null && { settingsKey: restore.settingsKey }),
    unshownAdminPassword: null,
  };
  saveSecrets(building, secrets);
  // What the archive holds is the shop: no demo is to be put into it.
  writeFileSync(join(building, 'seed-state'), 'done', { flush: true });
  const ending = createEnding();
  try {
    const local = { ...config.local, DATA_DIR: building };
    const databases = await openDatabases(local, secrets, ending, () => undefined);
    const log = createLog('restore', 'warn');
    const blobs = await openBlobs({ ...config, BLOBS_DIR: join(building, 'blobs') }, log);
    return await restoreInto({ databases, blobs }, restore.file, restore.manifest);
  } finally {
    await ending.endAll();
  }
}
