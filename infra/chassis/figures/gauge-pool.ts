import type { Registry } from 'prom-client';
import type { Database } from '../database/connect.ts';
import { gaugeAtScrape, gaugeStatesAtScrape } from './gauge-at-scrape.ts';

/** What knex's pool tells of itself. */
interface Pool {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingCreates(): number;
  numPendingAcquires(): number;
}

/** How much of a service's pool is in use, and how many wait for a connection. */
export function gaugePool(registry: Registry, db: Database): void {
  const { pool } = db.client as { pool: Pool };
  gaugeStatesAtScrape(
    registry,
    { name: 'database_pool_connections', help: 'Connections of the pool, by state' },
    () => ({ used: pool.numUsed(), idle: pool.numFree(), opening: pool.numPendingCreates() }),
  );
  gaugeAtScrape(
    registry,
    { name: 'database_pool_waiting', help: 'Who waits for a connection of the pool' },
    () => pool.numPendingAcquires(),
  );
  gaugeAtScrape(
    registry,
    { name: 'database_pool_most', help: 'Connections that the pool may have' },
    () => pool.max,
  );
}
