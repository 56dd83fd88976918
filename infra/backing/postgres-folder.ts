import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotStart } from './server.ts';

/** What we keep in a database folder: PostgreSQL's own data one level down, so that a mount works. */
export interface PostgresFolder {
  readonly root: string;
  readonly data: string;
  /** Renamed to `data` once complete: what a crash leaves half made is never taken for a database. */
  readonly unfinished: string;
  readonly passwordFile: string;
  readonly log: string;
}

export function postgresFolder(path: string): PostgresFolder {
  const root = resolve(path);
  return {
    root,
    data: join(root, 'data'),
    unfinished: join(root, 'data.new'),
    passwordFile: join(root, 'superuser.password'),
    log: join(root, 'postgres.log'),
  };
}

const ours = new Set(['data', 'data.new', 'superuser.password', 'postgres.log', 'lost+found']);

/** Whether a database is there already; throws `CannotStart` for a folder that is not for us. */
export function holdsDatabase(folder: PostgresFolder, major: number): boolean {
  const entries = entriesOf(folder.root);
  const foreign = entries.find((entry) => !ours.has(entry));
  const inData = entriesOf(folder.data);
  const versionFile = join(folder.data, 'PG_VERSION');
  if (foreign !== undefined || (inData.length > 0 && !existsSync(versionFile))) {
    throw new CannotStart(
      `The folder ${folder.root} holds something else than Dahab's database ` +
        `(${foreign ?? `data/${inData[0]}`}): choose an empty folder.`,
    );
  }
  if (inData.length === 0) return false;
  refuseAnothers(folder.data);
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== String(major)) {
    throw new CannotStart(
      `The database in ${folder.root} was made by PostgreSQL ${version}, and this is PostgreSQL ` +
        `${major}: move it over with pg_dump and pg_restore, or choose an empty folder.`,
    );
  }
  if (!existsSync(folder.passwordFile)) {
    throw new CannotStart(
      `The file ${folder.passwordFile} is gone, and with it the way into the database: put it ` +
        'back from a backup, or choose an empty folder.',
    );
  }
  return true;
}

function entriesOf(path: string): string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    if (code !== 'EACCES') throw new CannotStart(`The folder ${path} cannot be used: ${message}.`);
    throw ofAnotherUser(path);
  }
}

/** Root goes on as the owner; anybody else can use only a database of their own. */
function refuseAnothers(path: string): void {
  const user = process.getuid?.();
  if (user === undefined || user === 0 || statSync(path).uid === user) return;
  throw ofAnotherUser(path);
}

function ofAnotherUser(path: string): CannotStart {
  return new CannotStart(
    `The folder ${path} belongs to another user of this machine: start as that user, or change ` +
      'the owner with chown -R.',
  );
}
