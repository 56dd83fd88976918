import type { Socket } from 'node:net';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Together less than the five seconds in which somebody is told that a part is down. */
const SILENT_AFTER_MS = 2_500;
const PROBE_TIMEOUT_MS = 1_500;
const LOOK_EVERY_MS = 250;

/** Sockets that wait for an answer, and since when; null while none is owed. */
type Waits = Map<Socket, number | null>;

/**
 * Drops connections whose server is not there any more though nobody hung up: a machine without
 * power, a cut network. A statement that only takes long is left alone, because the server answers a
 * new caller meanwhile. Call the answer with each new connection.
 */
export function dropSilent(url: string, log: Log): (connection: pg.Client) => void {
  const waits: Waits = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  const look = async (): Promise<void> => {
    const late = lateSince(waits, Date.now() - SILENT_AFTER_MS);
    if (isLooking || late.length === 0) return;
    isLooking = true;
    const isAlive = await answers(url);
    isLooking = false;
    for (const [socket, since] of late) {
      if (waits.get(socket) !== since) continue;
      if (isAlive) waits.set(socket, Date.now());
      else socket.destroy();
    }
    if (!isAlive) log.warn({ connections: late.length }, 'the database is silent');
  };

  return (connection) => {
    const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
    note(stream, waits);
    timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref();
    stream.once('close', () => {
      waits.delete(stream);
      if (waits.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
  };
}

function note(stream: Socket, waits: Waits): void {
  waits.set(stream, null);
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) => {
    if (waits.get(stream) === null) waits.set(stream, Date.now());
    return write(...args);
  };
  stream.on('data', () => waits.set(stream, null));
}

function lateSince(waits: Waits, before: number): [Socket, number][] {
  return [...waits].flatMap(([socket, since]) =>
    since !== null && since < before ? [[socket, since] as [Socket, number]] : [],
  );
}

/** Whether the server takes a new caller and answers him. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    void client.end().catch(() => undefined);
    // It answered, if only to say that it has no room.
    return typeof (error as { severity?: unknown }).severity === 'string';
  }
}
