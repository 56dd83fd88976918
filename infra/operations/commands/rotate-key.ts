import { readConfig } from '@dahab/chassis/config.ts';
import { connectDatabase } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { rotateSettingsKey } from '@dahab/local/rotate-settings-key.ts';
import { settingsKeysSchema } from '../../../services/notifier/src/config.ts';
import { createSafe } from '../../../services/notifier/src/settings/encryption.ts';
import {
  rotateKey as lockAnew,
  type Rotation,
} from '../../../services/notifier/src/settings/rotate-key.ts';
import type { Command, Invocation } from '../command.ts';
import { claimClosed } from '../reach/open-reach.ts';
import { hasSecrets } from '@dahab/local/secrets.ts';

export const rotateKey: Command = {
  name: 'rotate-key',
  usage: 'rotate-key',
  summary: 'Locks the stored bot token and gold API key with another key.',
  shop: 'closed',
  help: [
    'In a data folder it makes a new key, locks with it and forgets the old one; cut off in the',
    'middle, the same command goes on where it stood.',
    '',
    'On servers the shop may run on. It locks with SETTINGS_KEY what SETTINGS_KEYS_ALSO_READ opens;',
    'services/notifier/README.md says in which order the replicas get the keys.',
    '',
    'Keep the new key beside your backups: one from before needs the old key.',
  ],
  options: {},
  operands: { least: 0, most: 0 },
  run: async (invocation) => {
    const { servers } = invocation.config;
    const { locked } = servers
      ? await onServers(invocation, servers.notifier)
      : await inFolder(invocation);
    invocation.terminal.say(`Locked with the new key: ${locked.length} secrets.`);
    return 0;
  },
};

async function inFolder({ config, ending }: Invocation): Promise<Rotation> {
  const { DATA_DIR } = config.local;
  if (hasSecrets(DATA_DIR)) await claimClosed(DATA_DIR).then((folder) => folder.release());
  return rotateSettingsKey(config.local, ending);
}

async function onServers({ config }: Invocation, url: string): Promise<Rotation> {
  const { SETTINGS_KEY, SETTINGS_KEYS_ALSO_READ } = config;
  const keys = readConfig(settingsKeysSchema, { SETTINGS_KEY, SETTINGS_KEYS_ALSO_READ });
  const db = connectDatabase(url, 1, createLog('rotate-key', 'warn'));
  const safe = createSafe(keys.SETTINGS_KEY, keys.SETTINGS_KEYS_ALSO_READ);
  return lockAnew(db, safe).finally(() => db.destroy());
}
