import { basename, resolve } from 'node:path';
import { openBlobs } from '@dahab/chassis/blobs/open-blobs.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import { type TakenBackup, takeBackup } from '../archive/take-backup.ts';
import type { Command } from '../command.ts';
import { markedDatabases } from '../databases/marks.ts';
import { inUnits } from '../in-units.ts';
import { openReach } from '../reach/open-reach.ts';
import type { Reach } from '../reach/reach.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'backup <file> [--with-secrets]',
  summary: 'Writes the whole shop, as of one moment, into one file.',
  shop: 'open or closed',
  help: [
    'The file holds all databases and all files (pictures, imports). It is written as',
    '<file>.unfinished and gets its name once it is whole and on the disk. People go on working',
    'meanwhile: writing stands still for a moment only, and the command says for how long.',
    '',
    'The file holds customers and password hashes: keep it where only you can read it.',
    '',
    '  --with-secrets   puts the settings key in as well, which opens the stored bot token. Without',
    '                   it, keep the key elsewhere: settingsKey in <DATA_DIR>/secrets.json, or',
    '                   SETTINGS_KEY of the containers. A restore without the key is a whole shop',
    '                   whose bot token and gold API key must be entered anew.',
  ],
  options: { 'with-secrets': { type: 'boolean' } },
  operands: { least: 1, most: 1 },
  run: async ({ config, terminal, ending, operands: [name = ''], options }) => {
    const file = resolve(name);
    const reach = await openReach(config, ending);
    terminal.note(`Backing up ${reach.about} …`);
    await refuseUnfinished(reach);
    const blobs = await openBlobs(
      { ...config, BLOBS_DIR: config.blobsDir },
      createLog('backup', 'warn'),
    );
    const secrets = options['with-secrets'] === true ? { settingsKey: keyOf(reach) } : null;
    const taken = await takeBackup({ databases: reach.databases, blobs, secrets }, file);
    for (const line of report(file, taken)) terminal.say(line);
    return 0;
  },
};

async function refuseUnfinished({ databases }: Reach): Promise<void> {
  const restored = await markedDatabases(databases, 'unfinished_restore');
  if (restored.length > 0) {
    throw new Trouble(
      `A restore was cut off (${restored.join(', ')}): run it again before you take a backup.`,
    );
  }
  if ((await markedDatabases(databases, 'unfinished_seeding')).length === 0) return;
  throw new Trouble('The demo is only half there: run seed again before you take a backup.');
}

function keyOf({ settingsKey }: Reach): string {
  if (settingsKey !== null) return settingsKey;
  throw new Trouble(
    'The settings key is not known here: set SETTINGS_KEY, as the notifier has it.',
  );
}

function report(file: string, taken: TakenBackup): string[] {
  const rows = Object.values(taken.databases).flatMap(({ tables }) => tables);
  const count = rows.reduce((sum, table) => sum + table.rows, 0);
  const kept = taken.withSecrets
    ? 'The settings key is in it: whoever has the file has the bot token.'
    : 'The settings key is not in it: keep that elsewhere (npm run shop -- backup --help).';
  return [
    `${basename(file)} is written: ${count} rows, ${taken.blobs.count} files of ${inUnits(taken.blobs.bytes)}.`,
    `As of ${taken.takenAt}; writing stood still for ${taken.heldMs} ms.`,
    `Fingerprint ${taken.fingerprint}`,
    kept,
  ];
}
