import { defineEndpoint, type Endpoint } from '@dahab/protocol/endpoint.ts';
import { timeField } from '@dahab/protocol/fields.ts';
import { limitField } from '@dahab/protocol/page.ts';
import { z } from 'zod';

export const MOST_DEAD_MESSAGES = 50;

/** An event that was given up. Secrets in it are masked, long texts cut. */
export const deadMessageSchema = z
  .object({
    messageId: z.string(),
    /** `unreadable` when it is no event of the shop. */
    name: z.string(),
    version: z.number().int(),
    /** Why it was given up, for a person. */
    reason: z.string(),
    attempts: z.number().int(),
    receivedAt: timeField,
    requestId: z.string(),
    payload: z.unknown(),
    /** Its text when it cannot be read as an event; null otherwise. */
    raw: z.string().nullable(),
    canRedrive: z.boolean(),
  })
  .meta({ id: 'DeadMessage' });

export type DeadMessage = z.infer<typeof deadMessageSchema>;

const count = z.number().int();
const seconds = z.number();

/** How a service stands: its release, and what waits in it. */
export const serviceStateSchema = z.object({
  release: z.string(),
  startedAt: timeField,
  /** Events that are still to be told, and the age of the oldest in seconds; 0 when none is. */
  unpublished: count,
  oldestUnpublished: seconds,
  /** Events that are still to be handled, and for how long the oldest has waited. */
  waiting: count,
  oldestWaiting: seconds,
  /** Events that were given up. */
  dead: count,
});

export type ServiceState = z.infer<typeof serviceStateSchema>;

export const getServiceState = defineEndpoint({
  method: 'GET',
  path: '/internal/state',
  access: 'service',
  summary: 'Which release runs, and how many events wait or were given up',
  response: serviceStateSchema,
});

/** Newest first, at most 50; `total` counts all. */
export const listDeadMessages = defineEndpoint({
  method: 'GET',
  path: '/internal/dead-messages',
  access: 'service',
  summary: 'The events that were given up',
  query: z.object({ limit: limitField(MOST_DEAD_MESSAGES).default(MOST_DEAD_MESSAGES) }),
  response: z.object({ messages: z.array(deadMessageSchema), total: count }),
});

/** Without a message id all of them that can be read. */
export const redriveDeadMessages = defineEndpoint({
  method: 'POST',
  path: '/internal/dead-messages/redrive',
  access: 'service',
  summary: 'Has given-up events handled again',
  body: z.object({ messageId: z.uuid().optional() }),
  response: z.object({ redriven: count }),
});

/** What every service answers to the shop's own front door, beside its contract. */
export const operationEndpoints = [
  getServiceState,
  listDeadMessages,
  redriveDeadMessages,
] as readonly Endpoint[];
