import { randomUUID } from 'node:crypto';
import type { EventKind } from '@dahab/protocol/event.ts';
import type { BusMessage } from '../bus/bus.ts';
import { currentActor, currentRequestId, currentSpan } from '../context.ts';
import { committedOf, type Connection, type Transaction } from '../database/connect.ts';
import { insertEvent } from './outbox.ts';

/**
 * Tells the others a fact, if and only if `trx` commits. Call it in the transaction that makes the
 * fact true; outside of one it throws a TypeError. A payload that is none of the kind's throws a
 * ZodError. What no service hears is only for open pages: it is told once after the commit, and a
 * kill just then loses it.
 */
export async function emit<Payload>(
  trx: Transaction,
  kind: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  if (!trx.isTransaction) throw new TypeError(`${kind.name} must be emitted in a transaction`);
  if (kind.heardBy.length === 0) {
    const told = toldOf(kind, payload);
    afterCommit(trx, () => committedOf(trx).emit('told', told()));
    return;
  }
  const row = await insertEvent(trx, {
    message_id: randomUUID(),
    name: kind.name,
    version: kind.version,
    payload: kind.payload.parse(payload),
    heard_by: kind.heardBy,
    request_id: currentRequestId(),
    actor: currentActor(),
    traceparent: currentSpan()?.traceparent ?? null,
  });
  afterCommit(trx, () => {
    // One relay of this process is enough.
    const [publish] = committedOf(trx).listeners('emitted');
    publish?.(row);
  });
}

/** Tells open pages a fact that no service hears and that is committed already; else like `emit`. */
export function tellPages<Payload>(
  connection: Connection,
  kind: EventKind<Payload>,
  payload: Payload,
): void {
  if (kind.heardBy.length > 0) throw new TypeError(`${kind.name} is for services, too`);
  committedOf(connection).emit('told', toldOf(kind, payload)());
}

/** The message as it is told later, in the name of who causes it now. */
function toldOf<Payload>(
  { name, version, payload: schema }: EventKind<Payload>,
  payload: Payload,
): () => BusMessage {
  const [requestId, actor] = [currentRequestId(), currentActor()];
  const told = {
    id: randomUUID(),
    name,
    version,
    payload: schema.parse(payload),
    requestId,
    actor,
  };
  return () => ({ ...told, occurredAt: new Date().toISOString() });
}

/** A savepoint is committed when all around it is. */
function afterCommit(trx: Transaction, work: () => void): void {
  const outer = trx.parentTransaction;
  trx.executionPromise.then(outer ? () => afterCommit(outer, work) : work, () => undefined);
}
