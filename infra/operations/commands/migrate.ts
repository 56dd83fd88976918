import { connectDatabase } from '@dahab/chassis/database/connect.ts';
import { migrate as migrateDatabase } from '@dahab/chassis/database/migrate.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type { Command } from '../command.ts';
import { pendingMigrations } from '../databases/pending-migrations.ts';
import { openReach } from '../reach/open-reach.ts';
import { migrationFolders } from '@dahab/local/migration-folders.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: 'migrate [--dry-run]',
  summary: 'Brings the databases of all services up to date.',
  shop: 'open or closed',
  help: [
    'Each service does so by itself when it starts; this does it beforehand, in an upgrade. Whoever',
    'else migrates at the same time is waited for. What was applied is not applied again, and a',
    'migration that fails leaves its database as it was.',
    '',
    '  --dry-run   says what would be applied, and changes nothing. The exit code is 0 when nothing',
    '              is pending, else 1.',
  ],
  options: { 'dry-run': { type: 'boolean' } },
  operands: { least: 0, most: 0 },
  run: async ({ config, terminal, ending, options }) => {
    const { databases } = await openReach(config, ending);
    let pending = 0;
    for (const name of serviceNames) {
      const names = await pendingMigrations(name, databases[name]);
      pending += names.length;
      if (options['dry-run'] !== true && names.length > 0) await apply(name, databases[name]);
      terminal.say(line(name, names, options['dry-run'] === true));
    }
    return options['dry-run'] === true && pending > 0 ? 1 : 0;
  },
};

async function apply(service: ServiceName, url: string): Promise<void> {
  const db = connectDatabase(url, 2, createLog('migrate', 'warn'));
  await migrateDatabase(db, url, migrationFolders[service]).finally(() => db.destroy());
}

function line(service: ServiceName, names: readonly string[], isDry: boolean): string {
  if (names.length === 0) return `${service}: up to date`;
  return `${service}: ${isDry ? 'pending' : 'applied'} ${names.join(', ')}`;
}
