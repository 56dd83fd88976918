import { actorSchema } from '@dahab/protocol/actor.ts';
import { timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import type { BusMessage, Delivery } from './bus.ts';

const LARGEST_VERSION = 2 ** 31 - 1;

/** Narrow on purpose: what passes can be stored and logged as it is, whoever wrote it. */
const envelopeSchema = z.object({
  id: z.uuid(),
  name: z.string().regex(/^[a-z][a-z0-9.-]{0,199}$/),
  version: z.int().min(1).max(LARGEST_VERSION),
  payload: z.unknown(),
  occurredAt: timeField,
  requestId: z.string().regex(/^[\x20-\x7e]{1,200}$/),
  // Absent in what older senders wrote; a fact is worth more than the name of its cause.
  actor: actorSchema.nullable().catch(null),
  traceparent: z.string().max(55).optional().catch(undefined),
});

/** The message as it travels: UTF-8 JSON. */
export function writeMessage(message: BusMessage): string {
  return JSON.stringify(message);
}

export function readDelivery(raw: string): Delivery {
  return { message: readMessage(raw), raw };
}

function readMessage(raw: string): BusMessage | null {
  try {
    const { payload = null, ...envelope } = envelopeSchema.parse(JSON.parse(raw));
    return { ...envelope, payload };
  } catch {
    return null;
  }
}
