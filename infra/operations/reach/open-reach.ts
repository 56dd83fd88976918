import { type DataFolder, claimDataFolder } from '@dahab/local/data-folder.ts';
import { openDatabases } from '@dahab/local/databases.ts';
import type { Ending } from '@dahab/local/ending.ts';
import { hasSecrets, openSecrets } from '@dahab/local/secrets.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import type { OperationsConfig } from '../config.ts';
import { settleUnfinished, unfinishedPhase } from '@dahab/local/unfinished-restore.ts';
import type { Reach } from './reach.ts';
import { runningDatabases } from './running-databases.ts';

/** The shop that the environment names, whether it is open or closed. */
export async function openReach(config: OperationsConfig, ending: Ending): Promise<Reach> {
  if (config.servers) return serversReach(config);
  const { DATA_DIR } = config.local;
  requireShop(DATA_DIR);
  const folder = await claimDataFolder(DATA_DIR).catch((error: unknown) => {
    if (error instanceof Trouble) return null;
    throw error;
  });
  if (folder) return closedReach(config, folder, ending);
  const secrets = openSecrets(DATA_DIR);
  return {
    kind: 'folder',
    isOpen: true,
    databases: runningDatabases(DATA_DIR, secrets, config.local.DATABASE_URL),
    settingsKey: secrets.settingsKey,
    about: `the open shop in ${DATA_DIR}`,
  };
}

/** Like `openReach`, for what may not be done while the shop of a data folder is open. */
export async function openClosedReach(config: OperationsConfig, ending: Ending): Promise<Reach> {
  if (config.servers) return serversReach(config);
  requireShop(config.local.DATA_DIR);
  const folder = await claimClosed(config.local.DATA_DIR);
  return closedReach(config, folder, ending);
}

/** The data folder for this process alone; refuses one that a running shop uses. */
export async function claimClosed(dataDir: string): Promise<DataFolder> {
  return claimDataFolder(dataDir).catch((error: unknown) => {
    if (!(error instanceof Trouble) || !hasSecrets(dataDir)) throw error;
    throw new Trouble(
      `The shop in ${dataDir} is open. Close it first (Ctrl-C, or systemctl stop), then run this again.`,
    );
  });
}

async function closedReach(
  config: OperationsConfig,
  folder: DataFolder,
  ending: Ending,
): Promise<Reach> {
  ending.atEnd(() => folder.release());
  settleUnfinished(folder.path);
  const secrets = openSecrets(folder.path);
  return {
    kind: 'folder',
    isOpen: false,
    databases: await openDatabases(config.local, secrets, ending, () => undefined),
    settingsKey: secrets.settingsKey,
    about: `the closed shop in ${folder.path}`,
  };
}

function serversReach({ servers, SETTINGS_KEY }: OperationsConfig): Reach {
  if (!servers) throw new Error('No servers are given');
  const hosts = new Set(Object.values(servers).map((url) => new URL(url).host));
  return {
    kind: 'servers',
    isOpen: null,
    databases: servers,
    settingsKey: SETTINGS_KEY ?? null,
    about: `the shop with its databases on ${[...hosts].join(', ')}`,
  };
}

function requireShop(dataDir: string): void {
  if (hasSecrets(dataDir) || unfinishedPhase(dataDir) !== null) return;
  throw new Trouble(
    `There is no shop in ${dataDir}. Set DATA_DIR to the folder of your shop, or the six ` +
      '…_DATABASE_URL to reach one that runs on servers.',
  );
}
