import { ensureDatabase } from '@dahab/backing/ensure-database.ts';
import { backing } from '@dahab/testing/backing.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { afterAll, expect, test } from '@jest/globals';
import { openInProcessBus } from '../bus/in-process.ts';
import type { Database } from '../database/connect.ts';
import { outboxState } from '../messaging/outbox.ts';
import {
  createParts,
  createTables,
  effectsOf,
  emitNumbers,
  noteEffect,
  numberedEvent,
  numbersBelow,
} from './messaging-parts.ts';

const postgres = await backing('postgres', { own: true });
const parts = createParts();
const databases: Database[] = [];
const placed = numberedEvent('placed', ['catalog']);

postgres.describe('while PostgreSQL is away', () => {
  afterAll(async () => {
    await parts.stopAll();
    for (const db of databases) await db.destroy();
  });

  test('relay and inbox wait for it and go on by themselves', async () => {
    const orders = await createTables(await ensureDatabase(postgres.url, 'orders', 'secret'));
    const catalog = await createTables(await ensureDatabase(postgres.url, 'catalog', 'secret'));
    databases.push(orders, catalog);
    const bus = openInProcessBus();
    await parts.inbox('catalog', catalog, bus, [noteEffect(placed)]);
    parts.relay(orders, bus);
    await emitNumbers(orders, placed, numbersBelow(200));

    await postgres.kill();
    await expect(emitNumbers(orders, placed, [200])).rejects.toThrow();
    await postgres.restart();
    await eventually(() => emitNumbers(orders, placed, [201]));

    const expected = [...numbersBelow(200), 201];
    await eventually(async () => expect(await effectsOf(catalog)).toEqual(expected), {
      timeoutMs: 20_000,
    });
    // The kill may have come after they were heard of and before they were marked.
    await eventually(async () => expect((await outboxState(orders)).waiting).toBe(0));
  });
});
