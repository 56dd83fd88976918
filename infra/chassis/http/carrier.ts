import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import type { Caller } from '../auth/internal-token.ts';

/** A call on its way to another service: everything as the text that it is on any way. */
export interface CarriedCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  readonly requestId: string;
  /** Of the trace that it belongs to. */
  readonly traceparent: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** JSON; null without one. */
  readonly body: string | null;
  readonly idempotencyKey: string | null;
  readonly timeoutMs: number;
}

/** What came back: an HTTP status, and what its JSON held or null. */
export interface Carried {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The door to other services, with two adapters: HTTP and in-process. Resolves with their answer,
 * refusals included; rejects when none came, or not within `timeoutMs`.
 */
export type CarryCall = (service: ServiceName, call: CarriedCall) => Promise<Carried>;
