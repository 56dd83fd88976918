import { expect, test } from '@jest/globals';
import pg from 'pg';
import { testDatabase } from '../test-database.ts';

const database = await testDatabase();

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a test file gets a database in which its owner may do everything', async () => {
  await query('create extension pg_trgm; create table pieces (id int)');
  expect(await query('select count(*)::int as count from pieces')).toEqual([{ count: 0 }]);
});

test('a test file gets an owner who is no superuser', async () => {
  expect(await query('select usesuper from pg_user where usename = current_user')).toEqual([
    { usesuper: false },
  ]);
});
