import { randomUUID } from 'node:crypto';
import type { EventKind } from '@dahab/protocol/event.ts';
import { currentActor, currentRequestId } from '../context.ts';
import type { Committed, Transaction } from '../database/connect.ts';
import { insertEvent } from './outbox.ts';

/**
 * Tells the others a fact, if and only if `trx` commits. Call it in the transaction that makes the
 * fact true; outside of one it throws a TypeError. A payload that is none of the kind's throws a
 * ZodError.
 */
export async function emit<Payload>(
  trx: Transaction,
  kind: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  if (!trx.isTransaction) throw new TypeError(`${kind.name} must be emitted in a transaction`);
  const actor = currentActor();
  await insertEvent(trx, {
    message_id: randomUUID(),
    name: kind.name,
    version: kind.version,
    payload: JSON.stringify(kind.payload.parse(payload)),
    heard_by: [...kind.heardBy],
    request_id: currentRequestId(),
    actor: actor === null ? null : JSON.stringify(actor),
  });
  const { committed } = trx.userParams as { committed?: Committed };
  trx.executionPromise.then(
    () => committed?.emit('outbox'),
    () => undefined,
  );
}
