import { resolve } from 'node:path';
import { readSettingsKey } from '../restore/settings-key.ts';
import { hasSecrets, openSecrets } from '@dahab/local/secrets.ts';
import { Trouble } from '@dahab/local/trouble.ts';
import { type CheckedArchive, checkArchive } from '../archive/check-archive.ts';
import type { Command, Invocation } from '../command.ts';
import { countOthers, filledTables } from '../databases/contents.ts';
import { openClosedReach } from '../reach/open-reach.ts';
import { checkMigrations } from '../restore/rebuild-schema.ts';
import { restoreFolder } from '../restore/restore-folder.ts';
import type { Restored } from '../restore/restore-into.ts';
import { restoreServers } from '../restore/restore-servers.ts';
import { serviceNames } from '@dahab/protocol/event.ts';

const WORD = 'replace';

export const restore: Command = {
  name: 'restore',
  usage: 'restore <file> [--replace [--yes]] [--fingerprint <hash>]',
  summary: 'Makes the shop what it was when the backup was taken.',
  shop: 'closed',
  help: [
    'The whole file is read and compared with its hashes before anything is touched. Only an empty',
    'shop is filled, unless you say otherwise:',
    '',
    '  --replace              puts the archive in the place of the shop that is there; asks first.',
    '                         In a data folder the shop before stays, as before-restore-<time>.',
    '                         On servers its databases are gone: take a backup of it first.',
    '  --yes                  does not ask.',
    '  --fingerprint <hash>   refuses any archive but the one that backup printed this for.',
    '',
    'The key of the stored bot token is taken from the archive (--with-secrets), else from',
    'SETTINGS_KEY, else it is that of the shop that is replaced. Without it the restored shop is',
    'whole, but its bot token and gold API key must be entered anew.',
    '',
    'Cut off in the middle, it leaves the shop before, or one that says that it is unfinished and is',
    'not started: run the same command again.',
  ],
  options: {
    replace: { type: 'boolean' },
    yes: { type: 'boolean' },
    fingerprint: { type: 'string' },
  },
  operands: { least: 1, most: 1 },
  run: async (invocation) => {
    const { config, terminal, operands, options } = invocation;
    const file = resolve(operands[0] ?? '');
    terminal.note('Checking the archive …');
    const checked = await checkArchive(file);
    refuseOther(checked, options.fingerprint);
    for (const name of serviceNames) {
      await checkMigrations(name, checked.manifest.databases[name].migrations);
    }
    terminal.note(`It is whole, as of ${checked.manifest.takenAt}. Restoring …`);
    const isFolder = config.servers === null && config.local.DATABASE_URL === undefined;
    const restored = isFolder
      ? await ofFolder(invocation, file, checked)
      : await ofServers(invocation, file, checked);
    terminal.say(
      `Restored: the shop of ${checked.manifest.takenAt}, with ${restored.blobs} files.`,
    );
    terminal.say(`Events that were on their way and are told again: ${restored.toldAgain}.`);
    return 0;
  },
};

function refuseOther({ fingerprint }: CheckedArchive, wanted: unknown): void {
  if (typeof wanted !== 'string' || wanted === fingerprint) return;
  throw new Trouble(
    `The archive's fingerprint is ${fingerprint}: it is another one. Nothing was touched.`,
  );
}

async function ofFolder(
  invocation: Invocation,
  file: string,
  { manifest }: CheckedArchive,
): Promise<Restored> {
  const { config, terminal, ending } = invocation;
  const { DATA_DIR } = config.local;
  const there = hasSecrets(DATA_DIR) ? openSecrets(DATA_DIR).settingsKey : null;
  if (there !== null) await allowReplacing(invocation, `a shop in ${DATA_DIR}`);
  const settingsKey = await readSettingsKey(config, file, manifest, there);
  if (settingsKey === null) {
    terminal.note(
      'The key of the stored bot token is not known: enter the token and the gold API key anew in the settings.',
    );
  }
  const restored = await restoreFolder(config, { file, manifest, settingsKey }, ending);
  if (restored.before !== null) {
    terminal.say(`The shop before is in ${restored.before}: delete it once you are content.`);
  }
  terminal.say('Start it with npm start.');
  return restored;
}

async function ofServers(
  invocation: Invocation,
  file: string,
  { manifest }: CheckedArchive,
): Promise<Restored> {
  const { config, ending } = invocation;
  const { databases } = await openClosedReach(config, ending);
  const others = await countOthers(databases);
  if (others > 0) {
    throw new Trouble(
      `The services are connected to their databases (${others} connections): stop them first, with docker compose stop or as they were started.`,
    );
  }
  const filled: string[] = await filledTables(databases);
  if (filled.length > 0) await allowReplacing(invocation, `a shop (${filled.join(', ')})`);
  return restoreServers(config, databases, { file, manifest });
}

async function allowReplacing({ terminal, options }: Invocation, what: string): Promise<void> {
  if (options.replace !== true) {
    throw new Trouble(
      `There is ${what} already, and only an empty one is filled. Take a backup of it, then run this with --replace.`,
    );
  }
  if (options.yes === true) return;
  const question = `There is ${what}. Type "${WORD}" to put the archive in its place: `;
  const answer = await terminal.ask(question, 'add --yes.');
  if (answer.trim() !== WORD) throw new Trouble('Given up: nothing was changed.');
}
