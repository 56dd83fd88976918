import type { BusMessage } from '@dahab/chassis/bus/bus.ts';
import type { Transaction } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { activityRecorded } from '../../contract/events.ts';
import type { Deed } from './facts.ts';
import { insertActivity } from './store.ts';

/** Writes down what a message tells, once however often it comes. */
export async function record(trx: Transaction, deed: Deed, message: BusMessage): Promise<void> {
  const { id: messageId, occurredAt, actor, requestId } = message;
  const { at = occurredAt } = deed;
  const isNew = await insertActivity(trx, { ...deed, messageId, at, actor, requestId });
  if (isNew) await emit(trx, activityRecorded, { kind: deed.kind });
}
