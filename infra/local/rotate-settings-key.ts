import { connectDatabase } from '@dahab/chassis/database/connect.ts';
import { migrate } from '@dahab/chassis/database/migrate.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { createSafe } from '../../services/notifier/src/settings/encryption.ts';
import { rotateKey, type Rotation } from '../../services/notifier/src/settings/rotate-key.ts';
import type { LocalConfig } from './config.ts';
import { claimDataFolder } from './data-folder.ts';
import { openDatabases } from './databases.ts';
import type { Ending } from './ending.ts';
import { migrationFolders } from './migration-folders.ts';
import { hasSecrets, openSecrets, saveSecrets, withNewSettingsKey } from './secrets.ts';
import { Trouble } from './trouble.ts';

/**
 * Gives a closed shop a new settings key and locks its stored secrets with it. The old key is only
 * forgotten once nothing needs it, so that a cut anywhere leaves a shop that opens, and the same
 * command goes on where it stood.
 */
export async function rotateSettingsKey(config: LocalConfig, ending: Ending): Promise<Rotation> {
  if (!hasSecrets(config.DATA_DIR)) throw new Trouble(`There is no shop in ${config.DATA_DIR}.`);
  const folder = await claimDataFolder(config.DATA_DIR);
  ending.atEnd(() => folder.release());
  const secrets = withNewSettingsKey(openSecrets(folder.path));
  saveSecrets(folder.path, secrets);

  const { notifier: url } = await openDatabases(config, secrets, ending, () => undefined);
  const db = connectDatabase(url, 2, createLog('rotate-key', 'warn'));
  ending.atEnd(() => db.destroy());
  await migrate(db, url, migrationFolders.notifier);
  const safe = createSafe(secrets.settingsKey, secrets.settingsKeysBefore);
  const rotation = await rotateKey(db, safe);
  saveSecrets(folder.path, { ...secrets, settingsKeysBefore: [] });
  return rotation;
}
