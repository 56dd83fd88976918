import { createHash } from 'node:crypto';
import type { Actor } from '@dahab/protocol/actor.ts';
import type { BusMessage } from '../bus/bus.ts';

/** What is written when a message arrives. */
export interface ReceivedRow {
  readonly message_id: string;
  readonly name: string;
  readonly version: number;
  readonly payload: string | null;
  readonly raw: string | null;
  readonly request_id: string;
  readonly actor: Actor | null;
  readonly traceparent: string | null;
  readonly occurred_at: string;
  readonly status: 'waiting' | 'done' | 'dead';
  readonly reason: string | null;
  /** Failures of handling it so far. */
  readonly attempts: number;
  readonly retry_in_ms: number;
}

const LONGEST_RAW = 65_536;
const DAY_MS = 24 * 60 * 60_000;

/** Done events are remembered for longer than this, so that a younger one is surely known. */
export const REMEMBERED_DAYS = 30;

/**
 * An event from before what is remembered may have been handled already: it is parked for a person
 * to judge, rather than risk a second effect.
 */
export function rowOf(message: BusMessage, now: Date): ReceivedRow {
  const forgotten = now.getTime() - Date.parse(message.occurredAt) > REMEMBERED_DAYS * DAY_MS;
  return {
    message_id: message.id,
    name: message.name,
    version: message.version,
    payload: JSON.stringify(message.payload),
    raw: null,
    request_id: message.requestId,
    actor: message.actor,
    traceparent: message.traceparent ?? null,
    occurred_at: message.occurredAt,
    status: forgotten ? 'dead' : 'waiting',
    reason: forgotten
      ? `Older than ${REMEMBERED_DAYS} days: redrive it if it was not handled before`
      : null,
    attempts: 0,
    retry_in_ms: 0,
  };
}

/** Bytes that are no event of ours. The same bytes make the same row, however often they come. */
export function unreadableRow(raw: string, now: Date): ReceivedRow {
  return {
    message_id: uuidOf(raw),
    name: 'unreadable',
    version: 0,
    payload: null,
    raw: storable(raw),
    request_id: '-',
    actor: null,
    traceparent: null,
    occurred_at: now.toISOString(),
    status: 'dead',
    reason: 'Not an event of the shop',
    attempts: 0,
    retry_in_ms: 0,
  };
}

/** An event whose payload the database cannot hold, as text for a person to read. */
export function unstorableRow(row: ReceivedRow): ReceivedRow {
  return {
    ...row,
    payload: null,
    raw: storable(row.payload ?? row.raw ?? ''),
    status: 'dead',
    reason: 'The payload holds text that cannot be stored',
  };
}

function storable(text: string): string {
  return text.slice(0, LONGEST_RAW).replaceAll('\0', '\u{FFFD}').toWellFormed();
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
