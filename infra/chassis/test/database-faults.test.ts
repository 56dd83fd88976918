import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { connectDatabase } from '../database/connect.ts';
import { databaseFault } from '../database/faults.ts';
import { Unavailable } from '../errors.ts';
import { silent } from './messaging-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'dahab-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a server whose socket is not there is away for now', async () => {
  const url = `postgres://somebody@127.0.0.1:5432/shop?host=${encodeURIComponent(folder)}`;
  const db = connectDatabase(url, 1, silent);
  const thrown = (await db.raw('SELECT 1').catch((error: unknown) => error)) as object;
  // An Error of this realm: Node's own are of another one under jest.
  const error = Object.assign(new Error('as it was thrown'), thrown);
  expect(databaseFault(error)).toBeInstanceOf(Unavailable);
  await db.destroy();
});

test('a file that is not there is no fault of the database', () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(databaseFault(error)).toBeNull();
});
