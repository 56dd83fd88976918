import { randomUUID } from 'node:crypto';
import type { EventKind } from '@dahab/protocol/event.ts';
import { currentActor, currentRequestId, currentSpan } from '../context.ts';
import { committedOf, type Transaction } from '../database/connect.ts';
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
  const fact: Fact = { id: randomUUID(), kind, payload: kind.payload.parse(payload) };
  if (kind.heardBy.length === 0) return tellAfterCommit(trx, fact);
  const actor = currentActor();
  await insertEvent(trx, {
    message_id: fact.id,
    name: kind.name,
    version: kind.version,
    payload: JSON.stringify(fact.payload),
    heard_by: [...kind.heardBy],
    request_id: currentRequestId(),
    actor: actor === null ? null : JSON.stringify(actor),
    traceparent: currentSpan()?.traceparent ?? null,
  });
  afterCommit(trx, () => committedOf(trx).emit('outbox'));
}

interface Fact {
  readonly id: string;
  readonly kind: EventKind;
  readonly payload: unknown;
}

function tellAfterCommit(trx: Transaction, { id, kind, payload }: Fact): void {
  const { name, version } = kind;
  const told = { id, name, version, payload, requestId: currentRequestId(), actor: currentActor() };
  afterCommit(trx, () => {
    committedOf(trx).emit('told', { ...told, occurredAt: new Date().toISOString() });
  });
}

function afterCommit(trx: Transaction, work: () => void): void {
  trx.executionPromise.then(work, () => undefined);
}
