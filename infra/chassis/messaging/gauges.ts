import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/connect.ts';
import { inboxState } from './inbox-store.ts';
import { outboxState } from './outbox.ts';

/**
 * How many events wait to be told (`unpublished`) or handled (`waiting`) and how many were given up
 * (`dead`), and how long the oldest has waited: counted whenever somebody looks at the metrics.
 */
export function gaugeMessaging(registry: Registry, db: Database): void {
  gauge(registry, 'messaging_events', 'Events that wait or were given up', async () => {
    const [outbox, inbox] = await Promise.all([outboxState(db), inboxState(db)]);
    return { unpublished: outbox.waiting, waiting: inbox.waiting, dead: inbox.dead };
  });
  gauge(registry, 'messaging_oldest_seconds', 'Age of what has waited longest', async () => {
    const [outbox, inbox] = await Promise.all([outboxState(db), inboxState(db)]);
    return { unpublished: outbox.oldestSeconds, waiting: inbox.oldestSeconds };
  });
}

function gauge(
  registry: Registry,
  name: string,
  help: string,
  count: () => Promise<Readonly<Record<string, number>>>,
): void {
  const figure = new Gauge({
    name,
    help,
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      // Without the database the other figures are still worth having.
      const counts = await count().catch(() => ({}));
      figure.reset();
      for (const [state, value] of Object.entries(counts)) figure.set({ state }, value);
    },
  });
}
