import type { Actor } from '@dahab/protocol/actor.ts';
import type { BusMessage } from '../bus/bus.ts';

/** A message as the outbox and the inbox keep it. */
export interface MessageRow {
  readonly message_id: string;
  readonly name: string;
  readonly version: number;
  readonly payload: unknown;
  readonly request_id: string;
  readonly actor: Actor | null;
  readonly traceparent: string | null;
  readonly occurred_at: Date;
}

export function messageOf(row: MessageRow): BusMessage {
  return {
    id: row.message_id,
    name: row.name,
    version: row.version,
    payload: row.payload,
    occurredAt: row.occurred_at.toISOString(),
    requestId: row.request_id,
    actor: row.actor,
    ...(row.traceparent !== null && { traceparent: row.traceparent }),
  };
}
