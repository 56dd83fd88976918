import type { Actor } from '@dahab/protocol/actor.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';

/** An event on its way. `payload` is the validated JSON of its kind. */
export interface BusMessage {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly payload: unknown;
  /** ISO 8601 UTC, when the fact was committed. */
  readonly occurredAt: string;
  /** The request that caused it, for the logs. */
  readonly requestId: string;
  /** Who caused it; null for guests, the shop itself, and senders that do not say. */
  readonly actor: Actor | null;
  /** The trace that it belongs to, as W3C's traceparent; absent where nothing is traced. */
  readonly traceparent?: string | undefined;
}

/** What came in, readable or not: `message` is null when the bytes are no event of ours. */
export interface Delivery {
  readonly message: BusMessage | null;
  readonly raw: string;
}

/**
 * The door to the message carrier, with two adapters: RabbitMQ and in-process.
 *
 * Delivery is at least once, in no promised order. All waiting that is needed when the carrier is
 * down (reconnecting with back-off) is the adapter's own business.
 */
export interface Bus {
  /**
   * Resolves once the carrier holds the message safely for every service in `heardBy`, subscribed
   * yet or not; rejects otherwise, and the caller tries again later.
   */
  publish(message: BusMessage, heardBy: readonly ServiceName[]): Promise<void>;

  /**
   * Durable, shared by the replicas of `service`. A delivery is acknowledged when `receive`
   * resolves, and comes again after a pause when it rejects.
   */
  subscribe(
    service: ServiceName,
    eventNames: readonly string[],
    receive: (delivery: Delivery) => Promise<void>,
  ): Promise<void>;

  /**
   * For views that can be refreshed: every listener gets what happens from now on, and `missed` is
   * called when something may have been lost (after a reconnect). Neither may throw.
   */
  listen(
    eventNames: readonly string[],
    hear: (message: BusMessage) => void,
    missed: () => void,
  ): Promise<void>;

  ready(): boolean;
  close(): Promise<void>;
}
