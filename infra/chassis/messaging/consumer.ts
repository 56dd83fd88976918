import type { EventKind } from '@dahab/protocol/event.ts';
import type { ZodError } from 'zod';
import type { BusMessage } from '../bus/bus.ts';
import type { Transaction } from '../database/connect.ts';

/** What a service does when it hears an event. */
export interface Consumer {
  readonly kind: EventKind;
  readonly handle: (trx: Transaction, message: BusMessage) => Promise<void>;
}

/** An event that no later attempt can handle: it is parked at once. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/**
 * `handler` takes effect once per event: its work and the note that the event is done are one
 * transaction, which is undone when the event was handled before. When it throws, its work is undone and it is called again later, after
 * `retryAfterSeconds` at the earliest if the error has one; `Undeliverable` gives up at once.
 * Whatever it does outside of `trx` may happen more than once.
 */
export function on<Payload>(
  kind: EventKind<Payload>,
  handler: (trx: Transaction, payload: Payload, message: BusMessage) => Promise<void>,
): Consumer {
  return {
    kind,
    handle: async (trx, message) => {
      const payload = kind.payload.safeParse(message.payload);
      if (!payload.success) throw new Undeliverable(misfitOf(kind, payload.error));
      await handler(trx, payload.data, message);
    },
  };
}

function misfitOf(kind: EventKind, error: ZodError): string {
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return `The payload is no ${kind.name}: ${problems.join('; ')}`;
}
