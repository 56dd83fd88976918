import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { embeddedBinaries } from '../postgres-binaries.ts';
import { startPostgres } from '../postgres-embedded.ts';
import { testFolder } from './folder.ts';
import { query } from './query.ts';

const base = testFolder();
const binaries = embeddedBinaries();
const loader = new URL('../../chassis/typescript/load.mjs', import.meta.url).href;
const leaving = join(import.meta.dirname, 'leave-postgres.ts');
const isRoot = process.getuid?.() === 0;

const start = (folder: string) => startPostgres({ folder, durable: false, binaries });

async function makeDatabase(name: string): Promise<string> {
  const folder = join(base, name);
  const server = await start(folder);
  await server.stop();
  return folder;
}

test('a folder with other things in it is refused, and left as it was', async () => {
  const folder = join(base, 'foreign');
  mkdirSync(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'mine');
  await expect(start(folder)).rejects.toThrow(
    `The folder ${folder} holds something else than Dahab's database (thesis.txt): choose an empty folder.`,
  );
  expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('mine');
});

test('data of another major version is refused with a way out', async () => {
  const folder = await makeDatabase('older');
  writeFileSync(join(folder, 'data/PG_VERSION'), '16\n');
  await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 16, .* pg_dump/);
});

test('a damaged database is called damaged', async () => {
  const folder = await makeDatabase('damaged');
  truncateSync(join(folder, 'data/global/pg_control'), 100);
  await expect(start(folder)).rejects.toThrow(`The database in ${folder} is damaged`);
});

test('a database without its settings file is called damaged', async () => {
  const folder = await makeDatabase('bare');
  rmSync(join(folder, 'data/postgresql.conf'));
  await expect(start(folder)).rejects.toThrow(`The database in ${folder} is damaged`);
});

test('what a crash left of a half made database is no obstacle', async () => {
  const folder = join(base, 'half');
  mkdirSync(join(folder, 'data.new/base'), { recursive: true });
  const server = await start(folder);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a second start on a folder in use is refused', async () => {
  const folder = join(base, 'used');
  const server = await start(folder);
  await expect(start(folder)).rejects.toThrow(
    `Dahab (process ${process.pid}) is already running on ${folder}/data`,
  );
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('the note of a server long gone is no obstacle', async () => {
  const folder = await makeDatabase('noted');
  // Our own pid: alive, and no PostgreSQL, as after a reboot.
  writeFileSync(join(folder, 'data/postmaster.pid'), `${process.pid}\n${folder}/data\n`);
  const server = await start(folder);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a server left behind by a killed owner is ended, and its data kept', async () => {
  const folder = join(base, 'orphan');
  const url = await startAndLeave(folder, 'SIGKILL');
  expect(url).toContain('postgres://');
  const server = await start(folder);
  expect(await query(server.url, 'select id from rings')).toEqual([{ id: 9 }]);
  await server.stop();
});

const home = testFolder(homedir());
const disk = testFolder();
const onlyRoot = isRoot ? test : test.skip;

onlyRoot('root is served where nobody may enter: data and programs below /root', async () => {
  const programs = join(home, 'native');
  cpSync(join(binaries.folder, '..'), programs, { recursive: true, verbatimSymlinks: true });
  const hidden = { ...binaries, folder: join(programs, 'bin') };
  const options = { folder: join(home, 'data'), durable: true, binaries: hidden };
  const server = await startPostgres(options);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.kill();
  await server.restart();
  await server.stop();
  const again = await startPostgres(options);
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await again.stop();
});

onlyRoot('data of another user is refused with a way out', async () => {
  const folder = await makeDatabase('of-root');
  const asDaemon = { uid: 1, gid: 1 };
  expect(await startElsewhere(folder, asDaemon)).toMatch(
    /The folder \S*of-root\S* belongs to another user of this machine/,
  );
});

onlyRoot('an ordinary user runs it as himself', async () => {
  const folder = join(base, 'of-daemon');
  chmodSync(base, 0o777);
  expect(await startElsewhere(folder, { uid: 1, gid: 1 })).toBe('');
  expect(statSync(join(folder, 'data')).uid).toBe(1);
  // Root goes on as that user.
  const server = await start(folder);
  expect(await query(server.url, 'select id from rings')).toEqual([{ id: 9 }]);
  await server.stop();
  expect(statSync(join(folder, 'data')).uid).toBe(1);
});

onlyRoot('a full disk is called full', async () => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk]);
  expect(mounted.status).toBe(0);
  try {
    const started = start(join(disk, 'postgres'));
    await expect(started).rejects.toThrow(/^The disk that holds .* is full/);
  } finally {
    spawnSync('umount', [disk]);
  }
});

/** What another user's process says on standard error when it starts a server and dies. */
async function startElsewhere(
  folder: string,
  account: { uid: number; gid: number },
): Promise<string> {
  // The project may lie where only root gets through (a clone under /root): the other user may read
  // past that, and no more.
  const asOther = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ];
  const command = [...asOther, '--', process.execPath, '--import', loader, leaving, folder];
  const child = spawn('setpriv', command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: base, NODE_OPTIONS: '' },
  });
  const said = text(child.stderr);
  child.stdout.once('data', () => child.kill('SIGKILL'));
  await once(child, 'exit');
  return said;
}

/** Another process starts the server and writes to it; it and its guards are killed. */
async function startAndLeave(folder: string, signal: NodeJS.Signals): Promise<string> {
  const child = spawn(process.execPath, ['--import', loader, leaving, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [url] = await once(child.stdout, 'data');
  // The guard would end the server: here it dies too, as when the whole session is killed.
  spawnSync('pkill', ['-KILL', '-P', String(child.pid), 'sh']);
  child.kill(signal);
  await once(child, 'exit');
  return String(url);
}
