import { EventEmitter } from 'node:events';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { BusMessage } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { OutboxRow } from '../messaging/outbox.ts';
import { dropSilent } from './drop-silent.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;
/** A connection or a transaction: what every store function takes first. */
export type Connection = Knex | Knex.Transaction;

/** Less than the five seconds in which somebody is told that a part is down. */
const ACQUIRE_TIMEOUT_MS = 4_000;

/**
 * What the database tells its own process after a commit: `emitted` with each event that services
 * hear, `told` with each fact that is for open pages only.
 */
export type Committed = EventEmitter<{ emitted: [OutboxRow]; told: [BusMessage] }>;

/**
 * The service's one pool. Numerics come as numbers, bigints as numbers, timestamps as Dates, `date`
 * columns as text.
 */
export function connectDatabase(url: string, poolMax: number, log: Log): Database {
  const committed: Committed = new EventEmitter();
  const watch = dropSilent(url, log);
  const config: Knex.Config & { userParams: { committed: Committed } } = {
    client: 'pg',
    connection: { connectionString: url, types: { getTypeParser: typeParser } },
    pool: {
      min: 0,
      max: poolMax,
      acquireTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      afterCreate: (connection: pg.Client, done: (error?: Error) => void) => {
        // A connection that the server ends while idle must not end the process.
        connection.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
        watch(connection);
        done();
      },
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    userParams: { committed },
    log: {
      debug: (message: unknown) => log.debug({ knex: message }),
      warn: (message: unknown) => log.warn({ knex: message }),
      error: (message: unknown) => log.error({ knex: message }),
      deprecate: (message: unknown) => log.warn({ knex: message }),
    },
  };
  return knex(config);
}

/** The emitter of the pool that a connection or transaction belongs to. */
export function committedOf(connection: Connection): Committed {
  return (connection.userParams as { committed: Committed }).committed;
}

function typeParser(oid: number, format?: string): (value: string) => unknown {
  const { INT8, NUMERIC, DATE } = pg.types.builtins;
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}
