import { readdir, readFile } from 'node:fs/promises';
import { defineEvent, type EventKind, type ServiceName } from '@dahab/protocol/event.ts';
import { testDatabase } from '@dahab/testing/test-database.ts';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { connectDatabase, type Database } from '../database/connect.ts';
import { createLog } from '../log.ts';
import type { BackOff } from '../messaging/back-off.ts';
import { type Consumer, on } from '../messaging/consumer.ts';
import { emit } from '../messaging/emit.ts';
import { type InboxOptions, startInbox } from '../messaging/inbox.ts';
import { type RelayOptions, startRelay } from '../messaging/relay.ts';

export const silent = createLog('test', 'silent');

/** Short enough for tests; production waits seconds and minutes. */
export const quickRetry: BackOff = { firstMs: 20, mostMs: 200 };

export type Numbered = EventKind<{ number: number }>;

/** A kind of event of the orders service that carries a number. */
export function numberedEvent(what: string, heardBy: readonly ServiceName[]): Numbered {
  return defineEvent({
    name: `orders.${what}`,
    version: 1,
    summary: 'A number, for tests',
    heardBy,
    payload: z.object({ number: z.number() }),
  });
}

/** A service's database with the messaging tables, and one for the effects of what it heard. */
export async function messagingDatabase(): Promise<Database> {
  const { url } = await testDatabase();
  return createTables(url);
}

export async function createTables(url: string): Promise<Database> {
  const db = connectDatabase(url, 10, silent);
  const migrations = new URL('../migrations/', import.meta.url);
  for (const file of (await readdir(migrations)).toSorted()) {
    await db.raw(await readFile(new URL(file, migrations), 'utf8'));
  }
  await db.raw('CREATE TABLE effects (id bigserial PRIMARY KEY, number integer NOT NULL)');
  return db;
}

export async function emptyTables(...databases: Database[]): Promise<void> {
  for (const db of databases) await db.raw('TRUNCATE outbox, inbox, effects');
}

/** Each handled event leaves one row, which shows what was lost or done twice. */
export function noteEffect(kind: Numbered): Consumer {
  return on(kind, async (trx, { number }) => {
    await trx('effects').insert({ number });
  });
}

export async function effectsOf(db: Database): Promise<number[]> {
  return db('effects').orderBy('number').pluck<number[]>('number');
}

export async function emitNumbers(
  db: Database,
  kind: Numbered,
  numbers: readonly number[],
): Promise<void> {
  await db.transaction(async (trx) => {
    for (const number of numbers) await emit(trx, kind, { number });
  });
}

/** 0 up to `count` - 1. */
export function numbersBelow(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

export interface Running {
  stop(): Promise<void>;
}

/** Starts parts of services with short pauses, and stops what was started. */
export function createParts(): {
  relay(db: Database, bus: Bus, options?: Partial<RelayOptions>): Running;
  inbox(
    service: ServiceName,
    db: Database,
    bus: Bus,
    consumers: Consumer[],
    options?: Partial<InboxOptions>,
  ): Promise<Running>;
  stopAll(): Promise<void>;
} {
  const running: Running[] = [];
  const keep = (part: Running): Running => {
    running.push(part);
    return part;
  };
  const quick = { log: silent, pollMs: 20, retry: quickRetry };
  return {
    relay: (db, bus, options) => keep(startRelay({ db, bus, ...quick, ...options })),
    inbox: async (service, db, bus, consumers, options) =>
      keep(await startInbox({ service, db, bus, consumers, ...quick, ...options })),
    stopAll: async () => {
      for (const part of running.splice(0).toReversed()) await part.stop();
    },
  };
}
