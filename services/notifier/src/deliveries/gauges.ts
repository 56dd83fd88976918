import type { Database } from '@dahab/chassis/database/connect.ts';
import { gaugeAtScrape, gaugeStatesAtScrape } from '@dahab/chassis/figures/gauge-at-scrape.ts';
import { keptForScrapes } from '@dahab/chassis/figures/kept-for-scrapes.ts';
import type { Metrics } from '@dahab/chassis/metrics.ts';
import { countOpenDeliveries } from './open-store.ts';

/** Shows operators which messages to Telegram wait, and which did not arrive. */
export function gaugeDeliveries(
  { registry }: Metrics,
  { db, clock }: { db: Database; clock: () => Date },
): void {
  const read = keptForScrapes(() => countOpenDeliveries(db, clock()));
  gaugeStatesAtScrape(
    registry,
    { name: 'telegram_deliveries', help: 'Messages that wait, failed, or may not have arrived' },
    async () => (await read())?.states ?? null,
  );
  gaugeAtScrape(
    registry,
    { name: 'telegram_deliveries_overdue_seconds', help: 'How late the longest-due message is' },
    async () => (await read())?.overdueSeconds ?? null,
  );
}
