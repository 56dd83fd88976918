import { setTimeout as pause } from 'node:timers/promises';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { type BackOff, delayOf } from '../messaging/back-off.ts';
import type { Log } from '../log.ts';
import { within } from './within.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const SET_UP_TIMEOUT_MS = 10_000;
const GOODBYE_TIMEOUT_MS = 1_000;
const HEARTBEAT_SECONDS = 10;

export interface ConnectionOptions {
  /** Of a broker, or those of the nodes of a cluster between commas: the next one when one fails. */
  readonly url: string;
  /** What the connection is for, as the log calls it. */
  readonly purpose: string;
  readonly log: Log;
  readonly backOff: BackOff;
  /** Makes channels and consumers anew on each connection; a rejection ends that connection. */
  readonly setUp: (connection: ChannelModel) => Promise<void>;
}

/** Connects, and connects again whenever the connection is lost, until closed. */
export function keepConnected(options: ConnectionOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const nodes = options.url.split(',');
  // Not all at the same one from the start.
  let turn = Math.floor(Math.random() * nodes.length);
  let current: ChannelModel | null = null;
  let failures = 0;

  const holdConnection = async (): Promise<void> => {
    const connection = await openConnection(nodes[(turn += 1) % nodes.length] ?? '');
    const lost = new Promise<string>((resolve) => {
      let reason = 'closed by the server';
      connection.on('error', (error) => (reason = error.message));
      connection.on('close', (error) => resolve(error?.message ?? reason));
    });
    try {
      if (closing.signal.aborted) return;
      await within(SET_UP_TIMEOUT_MS, 'Setting up', options.setUp(connection));
      current = connection;
      failures = 0;
      options.log.info({ purpose: options.purpose }, 'connected to RabbitMQ');
      const reason = await lost;
      if (closing.signal.aborted) return;
      options.log.warn({ purpose: options.purpose, reason }, 'lost RabbitMQ');
    } finally {
      current = null;
      dropConnection(connection, 'abandoned');
    }
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await holdConnection();
      } catch (error) {
        failures += 1;
        if (failures === 1) {
          options.log.warn({ purpose: options.purpose, err: error }, 'cannot reach RabbitMQ');
        }
      }
      const delay = delayOf(options.backOff, Math.max(failures, 1));
      await pause(delay, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  void run();

  return {
    close: async () => {
      closing.abort();
      if (current === null) return;
      const connection = current;
      await within(GOODBYE_TIMEOUT_MS, 'Closing', connection.close()).catch(() => undefined);
      dropConnection(connection, 'closed');
    },
  };
}

async function openConnection(url: string): Promise<ChannelModel> {
  const address = new URL(url);
  address.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS));
  return connect(address.href, { noDelay: true, timeout: CONNECT_TIMEOUT_MS });
}

/** Ends a connection at once, without a broker that may not answer; it is then made anew. */
export function dropConnection(connection: ChannelModel, reason: string): void {
  // The library only ever half-closes its socket, which keeps a process alive when the peer hangs.
  const { stream } = connection.connection as unknown as { stream: NodeJS.Socket & Destroyable };
  stream.destroy(new Error(reason));
}

interface Destroyable {
  destroy(error: Error): void;
}

/** A lost channel takes its connection along, so that there is one way of starting again. */
export function tieToConnection(channel: Channel, connection: ChannelModel): void {
  let reason = 'channel closed';
  channel.on('error', (error) => (reason = error.message));
  channel.on('close', () => dropConnection(connection, reason));
}
