import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@dahab/protocol/actor.ts';
import type { Span } from './tracing/tracing.ts';

interface Context {
  readonly requestId: string;
  /** Null for guests and for what nobody asked for. */
  readonly actor?: Actor | null;
  /** Where it is traced. */
  readonly span?: Span | undefined;
  /** Lets the caller know that its request is not lost. */
  readonly stillHere?: () => void;
}

const contexts = new AsyncLocalStorage<Context>();

/** Runs `work` on behalf of a request: logs, events and calls made inside carry its id and actor. */
export function runInContext<T>(context: Context, work: () => T): T {
  return contexts.run(context, work);
}

/** The id of the request being worked on, or `-` outside of one. */
export function currentRequestId(): string {
  return contexts.getStore()?.requestId ?? '-';
}

/** The traced piece of work that is under way; undefined where nothing is traced. */
export function currentSpan(): Span | undefined {
  return contexts.getStore()?.span;
}

/** Lets whoever made the request being worked on know that it waits and is not lost. */
export function sayStillHere(): void {
  contexts.getStore()?.stillHere?.();
}

/** Who made the request being worked on; null for a guest and outside of one. */
export function currentActor(): Actor | null {
  return contexts.getStore()?.actor ?? null;
}
