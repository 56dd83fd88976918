import type { Registry } from 'prom-client';
import type { Database } from '../database/connect.ts';
import { gaugeAtScrape, gaugeStatesAtScrape } from '../figures/gauge-at-scrape.ts';
import { keptForScrapes } from '../figures/kept-for-scrapes.ts';
import { inboxState } from './inbox-store.ts';
import { outboxState } from './outbox.ts';

/**
 * How many events wait to be told (`unpublished`) or handled (`waiting`) and how many were given up
 * (`dead`), how long the oldest has waited, and whether the database answered when it was asked.
 */
export function gaugeMessaging(registry: Registry, db: Database): void {
  // One after the other: figures take no more than one connection.
  const read = keptForScrapes(async () => ({
    outbox: await outboxState(db),
    inbox: await inboxState(db),
  }));
  gaugeAtScrape(
    registry,
    { name: 'database_up', help: 'Whether the database answered within two seconds' },
    async () => ((await read()) === null ? 0 : 1),
  );
  gaugeStatesAtScrape(
    registry,
    { name: 'messaging_events', help: 'Events that wait or were given up' },
    async () => {
      const found = await read();
      if (found === null) return null;
      const { outbox, inbox } = found;
      return { unpublished: outbox.waiting, waiting: inbox.waiting, dead: inbox.dead };
    },
  );
  gaugeStatesAtScrape(
    registry,
    { name: 'messaging_oldest_seconds', help: 'Age of what has waited longest' },
    async () => {
      const found = await read();
      if (found === null) return null;
      return { unpublished: found.outbox.oldestSeconds, waiting: found.inbox.oldestSeconds };
    },
  );
}
