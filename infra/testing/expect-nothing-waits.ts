import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { expect } from '@jest/globals';

/** Rows by SQL, from one service's database. */
export type ReadRows = (service: ServiceName, sql: string) => Promise<readonly object[]>;

/**
 * Each event is told, in the inbox of each hearer, and worked off; nothing is dead, and no stock is
 * held for an order that is still to come (I6, I7).
 */
export async function expectNothingWaits(rows: ReadRows): Promise<void> {
  for (const service of serviceNames) {
    const [state] = await rows(
      service,
      `SELECT (SELECT count(*) FROM outbox WHERE published_at IS NULL)::integer AS untold,
              (SELECT count(*) FROM inbox WHERE status = 'waiting')::integer AS unheard,
              (SELECT count(*) FROM inbox WHERE status = 'dead')::integer AS dead`,
    );
    expect({ service, ...state }).toEqual({ service, untold: 0, unheard: 0, dead: 0 });
  }
  const held = await rows('catalog', "SELECT reference FROM reservations WHERE status = 'held'");
  expect(held).toEqual([]);
}
