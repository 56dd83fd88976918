import { serviceNames } from '@dahab/protocol/event.ts';
import { expect } from '@jest/globals';
import { type ReadRows, toldBy, workedOff } from './deliveries.ts';

/**
 * Each event is told, in the inbox of each hearer, and worked off; nothing is dead, and no stock is
 * held for an order that is still to come (I6, I7).
 *
 * The databases are read one after another, so an event could pass from one that is still to be read
 * into one that was read already. What was told is therefore listed before the inboxes are read and
 * again after them: both lists alike, and each of it worked off, means that nothing moved.
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
  const told = await toldBy(rows);
  const heard = await workedOff(rows);
  expect({ unheard: told.filter((delivery) => !heard.has(delivery)) }).toEqual({ unheard: [] });
  const toldMeanwhile = (await toldBy(rows)).length - told.length;
  expect({ toldMeanwhile }).toEqual({ toldMeanwhile: 0 });
  const held = await rows('catalog', "SELECT reference FROM reservations WHERE status = 'held'");
  expect(held).toEqual([]);
}
