import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { eventually } from '@dahab/testing/eventually.ts';
import { ensureDatabase } from '../ensure-database.ts';
import { findFreePort } from '../free-port.ts';
import { embeddedBinaries } from '../postgres-binaries.ts';
import { startPostgres } from '../postgres-embedded.ts';
import { testFolder } from './folder.ts';
import { query } from './query.ts';

const base = testFolder();
const binaries = embeddedBinaries();

test('data survives a stop and another start', async () => {
  const folder = join(base, 'kept');
  const first = await startPostgres({ folder, durable: true, binaries });
  await query(first.url, 'create table rings (id int); insert into rings values (7)');
  await first.stop();
  const second = await startPostgres({ folder, durable: true, binaries });
  expect(await query(second.url, 'select id from rings')).toEqual([{ id: 7 }]);
  await second.stop();
});

test('what was committed survives kill -9, on the same port', async () => {
  const server = await startPostgres({ folder: join(base, 'killed'), durable: false, binaries });
  await query(server.url, 'create table rings (id int); insert into rings values (8)');
  await server.kill();
  await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  await server.restart();
  expect(await query(server.url, 'select id from rings')).toEqual([{ id: 8 }]);
  await server.stop();
});

test('a killed server is restarted while its busy processes are still ending', async () => {
  const server = await startPostgres({ folder: join(base, 'busy'), durable: false, binaries });
  const busy = query(server.url, 'select count(*) from generate_series(1, 200000000)');
  const end = busy.then(
    () => 'finished',
    () => 'broken off',
  );
  await query(server.url, 'create table rings (id int)');
  await server.kill();
  await server.restart();
  expect(await end).toBe('broken off');
  expect(await query(server.url, 'select count(*)::int as count from rings')).toEqual([
    { count: 0 },
  ]);
  await server.stop();
});

test('an end that nobody asked for is told', async () => {
  const told: string[] = [];
  const folder = join(base, 'dying');
  const onDeath = (sentence: string) => told.push(sentence);
  const server = await startPostgres({ folder, durable: false, binaries, onDeath });
  process.kill(Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]));
  await eventually(() => expect(told).toEqual([expect.stringContaining('PostgreSQL ended on')]));
  await server.restart();
  await server.stop();
  expect(told).toHaveLength(1);
});

test('a database and its owner are made once, with the newest password', async () => {
  const server = await startPostgres({ folder: join(base, 'ensure'), durable: false, binaries });
  const first = await ensureDatabase(server.url, 'catalog', "a'b");
  await query(first, 'create table rings (id int)');
  const [second] = await Promise.all([
    ensureDatabase(server.url, 'catalog', 'p@ss/word'),
    ensureDatabase(server.url, 'orders', 'x'),
    ensureDatabase(server.url, 'orders', 'x'),
  ]);
  expect(await query(second, 'select count(*)::int as count from rings')).toEqual([{ count: 0 }]);
  await expect(query(first, 'select 1')).rejects.toThrow('password authentication failed');
  await server.stop();
});

test('one service cannot open the database of another', async () => {
  const server = await startPostgres({ folder: join(base, 'apart'), durable: false, binaries });
  const catalog = new URL(await ensureDatabase(server.url, 'catalog', 'one'));
  await ensureDatabase(server.url, 'orders', 'two');
  catalog.pathname = '/orders';
  await expect(query(catalog.href, 'select 1')).rejects.toThrow('permission denied');
  await server.stop();
});

test('it is reached by its socket, unless that has too long a path', async () => {
  const asked = 'select inet_client_addr()::text as address';
  const near = await startPostgres({ folder: join(base, 'near'), durable: false, binaries });
  expect(await query(near.url, asked)).toEqual([{ address: '127.0.0.1/32' }]);
  const own = await ensureDatabase(near.nearUrl, 'catalog', 'p@ss/word');
  expect(await query(own, asked)).toEqual([{ address: null }]);
  await near.stop();
  await expect(query(near.nearUrl, 'select 1')).rejects.toMatchObject({ syscall: 'connect' });
  const folder = join(base, 'far'.repeat(40));
  const far = await startPostgres({ folder, durable: false, binaries });
  expect(far.nearUrl).toBe(far.url);
  await far.stop();
});

test('a port in use is named', async () => {
  const port = await findFreePort();
  const first = await startPostgres({ folder: join(base, 'one'), durable: false, binaries, port });
  const second = startPostgres({ folder: join(base, 'two'), durable: false, binaries, port });
  await expect(second).rejects.toThrow(`Port ${port} is used by another program`);
  await first.stop();
});
