import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '@dahab/testing/test-database.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { untilReachable } from '../database/until-reachable.ts';
import { createLog } from '../log.ts';

const { url } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'dahab-migrations-'));
const migrations = pathToFileURL(`${folder}/`);
const pools: Database[] = [];

const connect = (): Database => {
  const pool = connectDatabase(url, 3, createLog('test', 'silent'));
  pools.push(pool);
  return pool;
};

beforeAll(() => {
  writeFileSync(
    join(folder, '001-pieces.sql'),
    `CREATE TABLE pieces (id serial PRIMARY KEY, facts jsonb NOT NULL);
     INSERT INTO pieces (facts) VALUES ('{"karat": 21}');
     CREATE INDEX ON pieces (id) WHERE facts ? 'karat';`,
  );
});
afterAll(() => Promise.all(pools.map((pool) => pool.destroy())));

test('replicas that start together migrate once', async () => {
  await Promise.all([connect(), connect(), connect()].map((db) => migrate(db, url, migrations)));
  expect(await connect()('pieces').count()).toEqual([{ count: 1 }]);
});

test("a lock that a killed process left in knex's table holds nobody up", async () => {
  const db = connect();
  await db('migrations_lock').update({ is_locked: 1 });
  writeFileSync(join(folder, '002-more.sql'), `INSERT INTO pieces (facts) VALUES ('{}');`);
  await migrate(db, url, migrations);
  expect(await db('pieces').count()).toEqual([{ count: 2 }]);
});

test('a release starts on what a newer one has added to, and adds nothing', async () => {
  const db = connect();
  const later = join(folder, '004-later.sql');
  writeFileSync(later, `ALTER TABLE pieces ADD COLUMN later text;`);
  await migrate(db, url, migrations);
  rmSync(later);
  await migrate(db, url, migrations);
  expect(await db('pieces').count('*', { as: 'count' }).whereNull('later')).toEqual([{ count: 2 }]);
});

test('a migration that fails leaves nothing of itself', async () => {
  const db = connect();
  writeFileSync(
    join(folder, '003-broken.sql'),
    `INSERT INTO pieces (facts) VALUES ('{}'); SELECT no_such_column FROM pieces;`,
  );
  await expect(migrate(db, url, migrations)).rejects.toThrow(/no_such_column/);
  expect(await db('pieces').count()).toEqual([{ count: 2 }]);
});

test('numerics and bigints come as numbers, days as text', async () => {
  const { rows } = await connect().raw<{ rows: unknown[] }>(
    `SELECT 12.50::numeric AS weight, 9007199254740991::bigint AS big, '2026-04-24'::date AS day`,
  );
  expect(rows).toEqual([{ weight: 12.5, big: 9_007_199_254_740_991, day: '2026-04-24' }]);
});

test('a service that starts before its database takes connections waits for it', async () => {
  const db = connect();
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const limit = async (most: number): Promise<void> => {
    await db.raw(`ALTER DATABASE ?? CONNECTION LIMIT ${most}`, [name]);
  };
  await limit(0);
  const said: string[] = [];
  const log = createLog('test', 'warn', {
    write: (line) => {
      said.push((JSON.parse(line) as { msg: string }).msg);
      void limit(-1);
    },
  });
  rmSync(join(folder, '003-broken.sql'));
  await untilReachable(() => migrate(db, url, migrations), log);
  expect(said[0]).toBe('the database is not reachable yet: asking again');
  expect(await db('pieces').count()).toEqual([{ count: 2 }]);
});

test('and what is no matter of time ends at once', async () => {
  writeFileSync(join(folder, '003-broken.sql'), 'SELECT no_such_column FROM pieces;');
  const db = connect();
  const log = createLog('test', 'silent');
  await expect(untilReachable(() => migrate(db, url, migrations), log)).rejects.toThrow(
    /no_such_column/,
  );
});
