import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { connectDatabase } from '../database/connect.ts';
import { databaseFault } from '../database/faults.ts';
import { Unavailable } from '../errors.ts';
import { silent } from './messaging-parts.ts';
import { openRoughLine } from './rough-line.ts';

const SLOW_SECONDS = 4;

const postgres = await backing('postgres');

postgres.describe('a database behind a line', () => {
  test('that falls silent is told as away, and is used again once it is back', async () => {
    const line = await openRoughLine(postgres.url);
    const db = connectDatabase(line.url, 2, silent);
    await db.raw('SELECT 1');
    line.hangAll();

    const error: unknown = await db.raw('SELECT 2').catch((thrown: unknown) => thrown);

    expect(databaseFault(error)).toBeInstanceOf(Unavailable);
    line.heal();
    const { rows } = await eventually(() => db.raw('SELECT 3 AS three'), { timeoutMs: 20_000 });
    expect(rows).toEqual([{ three: 3 }]);
    await db.destroy();
    await line.close();
  });

  test('that only takes long over a statement is waited for', async () => {
    const db = connectDatabase(postgres.url, 2, silent);
    const { rows } = await db.raw('SELECT 1 AS one FROM pg_sleep(?)', [SLOW_SECONDS]);
    expect(rows).toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
