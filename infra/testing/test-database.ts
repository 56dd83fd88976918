import { randomBytes } from 'node:crypto';
import { ensureDatabase } from '@dahab/backing/ensure-database.ts';
import { afterAll } from '@jest/globals';
import { askControl } from './control/ask.ts';

/**
 * A new, empty database with an owner of its own, for the test file that asks; dropped after its
 * tests. Rejects when no PostgreSQL is to be had.
 */
export async function testDatabase(): Promise<{ url: string }> {
  const server = await askControl({ ask: 'shared', kind: 'postgres' });
  if (!server || 'missing' in server) {
    throw new Error(`PostgreSQL is not to be had: ${server?.missing ?? 'no answer'}`);
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await ensureDatabase(server.url, name, randomBytes(12).toString('hex'));
  afterAll(() => askControl({ ask: 'drop-database', name }));
  return { url };
}
