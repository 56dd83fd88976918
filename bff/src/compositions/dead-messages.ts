import type { CallService } from '@dahab/chassis/http/client.ts';
import {
  deadMessageSchema,
  listDeadMessages,
  redriveDeadMessages,
} from '@dahab/chassis/messaging/operations.ts';
import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { serviceNames } from '@dahab/protocol/event.ts';
import { z } from 'zod';
import { askAll } from './ask-all.ts';

const serviceField = z.enum(serviceNames);

const deadMessagesSchema = z
  .object({
    /** Newest first, at most 50 of each service. */
    messages: z.array(deadMessageSchema.extend({ service: serviceField })),
    /** All there are, listed or not. */
    total: z.number().int(),
    /** Services that could not be asked. */
    unreachable: z.array(serviceField),
  })
  .meta({ id: 'DeadMessages' });

/** 503 when no service can be asked. */
export const getDeadMessages = defineEndpoint({
  method: 'GET',
  path: '/api/dead-messages',
  access: 'admin',
  summary: 'The events that the services gave up, and why',
  response: deadMessagesSchema,
});

const redriveInputSchema = z
  // An unknown word must not be taken for "all of them".
  .strictObject({ service: serviceField.optional(), messageId: z.uuid().optional() })
  .refine(({ service, messageId }) => messageId === undefined || service !== undefined, {
    error: 'Name the service of the message',
    path: ['service'],
  })
  .meta({ id: 'RedriveInput' });

const redrivenSchema = z.object({
  redriven: z.number().int(),
  unreachable: z.array(serviceField),
});

/** One message of a service, all of a service, or all. 503 when no service of them can be asked. */
export const redriveMessages = defineEndpoint({
  method: 'POST',
  path: '/api/dead-messages/redrive',
  access: 'admin',
  summary: 'Has events that were given up handled again',
  body: redriveInputSchema,
  response: redrivenSchema,
});

export async function composeDeadMessages(
  call: CallService,
): Promise<z.infer<typeof deadMessagesSchema>> {
  const { answers, unreachable } = await askAll(serviceNames, (service) =>
    call(service, listDeadMessages),
  );
  const messages = answers.flatMap(({ service, answer }) =>
    answer.messages.map((message) => ({ ...message, service })),
  );
  return {
    messages: messages.toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt)),
    total: answers.reduce((sum, { answer }) => sum + answer.total, 0),
    unreachable,
  };
}

export async function redriveOnDemand(
  call: CallService,
  sent: unknown,
): Promise<z.infer<typeof redrivenSchema>> {
  const { service, messageId } = redriveInputSchema.parse(sent ?? {});
  const asked = service === undefined ? serviceNames : [service];
  const { answers, unreachable } = await askAll(asked, (one) =>
    call(one, redriveDeadMessages, { body: { messageId } }),
  );
  return { redriven: answers.reduce((sum, { answer }) => sum + answer.redriven, 0), unreachable };
}
