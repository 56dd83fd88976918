import { Trouble } from '@dahab/local/trouble.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import pg from 'pg';

const CONNECT_MS = 10_000;

/** A connection whose text forms are the same on every server; a Trouble when there is none. */
export async function connectTo(service: ServiceName, url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'dahab-operations',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      `SET datestyle = 'ISO, YMD'; SET timezone = 'UTC'; SET client_encoding = 'UTF8';
       SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET search_path = public;
       SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`,
    );
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const { host } = new URL(url);
    throw new Trouble(
      `The database of ${service} on ${host} cannot be used: ${(error as Error).message || 'no answer'}.`,
    );
  }
}
