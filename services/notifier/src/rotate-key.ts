import { connectDatabase } from '@dahab/chassis/database/connect.ts';
import { ConfigError } from '@dahab/chassis/config.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { readRotateKeyConfig } from './config.ts';
import { createSafe } from './settings/encryption.ts';
import { rotateKey, UnreadableSecret } from './settings/rotate-key.ts';

const EXIT_CONFIG = 78;

/** `npm run rotate-key -w @dahab/notifier`, beside the services: locks the secrets with SETTINGS_KEY. */
try {
  const config = readRotateKeyConfig();
  const db = connectDatabase(config.DATABASE_URL, 1, createLog('rotate-key', 'warn'));
  const safe = createSafe(config.SETTINGS_KEY, config.SETTINGS_KEYS_ALSO_READ);
  const { locked, untouched } = await rotateKey(db, safe).finally(() => db.destroy());
  process.stdout.write(
    `Locked with the current key: ${locked.length} now, ${untouched.length} before.\n`,
  );
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof UnreadableSecret)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof ConfigError ? EXIT_CONFIG : 1;
}
