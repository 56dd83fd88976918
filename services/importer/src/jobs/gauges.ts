import type { Database } from '@dahab/chassis/database/connect.ts';
import { gaugeAtScrape, gaugeStatesAtScrape } from '@dahab/chassis/figures/gauge-at-scrape.ts';
import { keptForScrapes } from '@dahab/chassis/figures/kept-for-scrapes.ts';
import type { Metrics } from '@dahab/chassis/metrics.ts';
import { importState } from './state-store.ts';

/** Shows operators how the imports stand. */
export function gaugeImports({ registry }: Metrics, db: Database): void {
  const read = keptForScrapes(() => importState(db));
  gaugeStatesAtScrape(
    registry,
    { name: 'import_jobs', help: 'Imports that wait, run, or failed in the last 24 hours' },
    async () => {
      const state = await read();
      return state && { queued: state.queued, running: state.running, failed: state.failed };
    },
  );
  gaugeAtScrape(
    registry,
    { name: 'import_jobs_stalled_seconds', help: 'For how long nobody worked on what is due' },
    async () => (await read())?.stalledSeconds ?? null,
  );
}
