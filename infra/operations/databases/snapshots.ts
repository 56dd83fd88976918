import { setTimeout as pause } from 'node:timers/promises';
import { Trouble } from '@dahab/local/trouble.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import type pg from 'pg';
import type { DatabaseUrls } from '../config.ts';
import { connectTo } from './connect-to.ts';

/** Less than PostgreSQL's deadlock_timeout: we give way before it looks for somebody to fail. */
const LOCK_TIMEOUT_MS = 700;
const LONGEST_TRY_MS = 120_000;
const PAUSE_MS = 250;

/** Lock and deadlock: somebody is in the way, and we let him pass. */
const inTheWay = new Set(['55P03', '40P01']);

/**
 * What the relay and the bus write by themselves: it may go on, because a restore tells again
 * whatever a hearer's inbox lacks (`tell-again.ts`). Were they locked, a relay that publishes from
 * one database into another's inbox would stand between two of our locks.
 */
const unlocked = ['outbox', 'inbox', 'migrations', 'migrations_lock'];

export interface Snapshots {
  /** One connection for each database, in a transaction that sees the same moment in all. */
  readonly readers: ReadonlyMap<ServiceName, pg.Client>;
  readonly takenAt: Date;
  /** How long the shop's writing stood still. */
  readonly heldMs: number;
  close(): Promise<void>;
}

/**
 * All databases as of one moment. For the milliseconds in which the snapshots are taken, every table
 * of every database is locked against writing: what was committed before is in all of them, what
 * came later in none, so a sale that runs from one database to the other cannot be cut in two.
 * Reading goes on, and whoever writes waits. While somebody is in the way we let go and try anew.
 */
export async function takeSnapshots(urls: DatabaseUrls): Promise<Snapshots> {
  const readers = await connectAll(urls);
  const holders = await connectAll(urls);
  const close = (): Promise<void> => endAll([...readers.values()]);
  try {
    const { takenAt, heldMs } = await holdingAll(holders, () => beginAll(readers));
    return { readers, takenAt, heldMs, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await endAll([...holders.values()]);
  }
}

async function holdingAll(
  holders: ReadonlyMap<ServiceName, pg.Client>,
  work: () => Promise<void>,
): Promise<{ takenAt: Date; heldMs: number }> {
  const deadline = Date.now() + LONGEST_TRY_MS;
  for (;;) {
    const since = performance.now();
    try {
      await settleAll(holders, lockTables);
      await work();
      const takenAt = new Date();
      await settleAll(holders, (client) => client.query('ROLLBACK'));
      return { takenAt, heldMs: Math.round(performance.now() - since) };
    } catch (error) {
      await settleAll(holders, (client) => client.query('ROLLBACK'));
      if (!inTheWay.has((error as { code?: string }).code ?? '')) throw error;
      if (Date.now() > deadline) {
        throw new Trouble(
          'The shop wrote without a pause for two minutes, so no moment could be held for the ' +
            'backup. Is an import running? Try again when it is over.',
        );
      }
    }
    await pause(PAUSE_MS * (1 + Math.random()));
  }
}

async function lockTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> ALL ($1)
     ORDER BY relname`,
    [unlocked],
  );
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => `public.${name}`).join(', ');
  await client.query(`LOCK TABLE ${names} IN SHARE MODE`);
}

async function beginAll(readers: ReadonlyMap<ServiceName, pg.Client>): Promise<void> {
  await settleAll(readers, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // The first statement takes the snapshot.
    await client.query('SELECT 1');
  });
}

/** All are over when it rejects, so that what comes next finds no connection busy. */
async function settleAll(
  clients: ReadonlyMap<ServiceName, pg.Client>,
  act: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const acts = await Promise.allSettled([...clients.values()].map(act));
  const failed = acts.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function connectAll(urls: DatabaseUrls): Promise<ReadonlyMap<ServiceName, pg.Client>> {
  const clients = new Map<ServiceName, pg.Client>();
  for (const name of serviceNames) clients.set(name, await connectTo(name, urls[name]));
  return clients;
}

async function endAll(clients: readonly pg.Client[]): Promise<void> {
  await Promise.allSettled(clients.map((client) => client.end()));
}
