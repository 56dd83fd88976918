import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { booleanField, timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import { longestFilled, orderVariables, priceVariables, unknownVariablesIn } from './template.ts';

/** Telegram's limit for one message. */
export const LONGEST_MESSAGE = 4096;

/** `@name`, or a number such as `-1001234567890`, which is kept as text. */
export const channelField = z
  .preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string().trim().max(100, 'The channel id is too long'),
  )
  .nullish();

/** Empty, null or masked: the stored secret stays. */
export const secretField = z
  .string()
  .trim()
  .max(500, 'The key is too long')
  .regex(/^[\x21-\x7e•]*$/, 'The key contains characters that no key has')
  .nullish();

/** Empty or absent: the stored template stays in a message, the default one returns in settings. */
export function templateField(known: readonly string[]): z.ZodType<string | null | undefined> {
  return z
    .string()
    .max(LONGEST_MESSAGE, `A message has at most ${LONGEST_MESSAGE} characters`)
    .superRefine((template, context) => {
      const unknown = unknownVariablesIn(template, known);
      if (unknown.length === 0) return;
      context.addIssue({ code: 'custom', message: unknownMessage(unknown, known) });
    })
    .nullish();
}

/** A template that is kept: messages are written by it when nobody is there to shorten them. */
function keptTemplateField(known: readonly string[]): z.ZodType<string | null | undefined> {
  return templateField(known)
    .refine((template) => longestFilled(template ?? '') <= LONGEST_MESSAGE, {
      error: `With its variables filled in, the message could be longer than ${LONGEST_MESSAGE} characters`,
    })
    .transform((template) => (template?.trim() === '' ? '' : template));
}

function unknownMessage(unknown: readonly string[], known: readonly string[]): string {
  const names = (variables: readonly string[]): string =>
    variables.map((name) => `{${name}}`).join(', ');
  return `Unknown variables: ${names(unknown)}. Known ones: ${names(known)}`;
}

const MOST_TIMES = 12;

/** `HH:MM` in Cairo, several a day; sorted, each once. */
export const timesField = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is HH:MM, from 00:00 to 23:59'))
  .max(MOST_TIMES, `At most ${MOST_TIMES} times a day`)
  .transform((times) => [...new Set(times)].toSorted());

/** `botToken` and `goldPriceApiKey` are masked, `••••cret`; empty when none is stored. */
export const telegramSettingsSchema = z
  .object({
    channelId: z.string(),
    /** Where order messages go; empty: to `channelId`. */
    channelIdNotifications: z.string(),
    botToken: z.string(),
    goldPriceApiKey: z.string(),
    messageTemplate: z.string(),
    orderNotificationEnabled: z.boolean(),
    orderNotificationTemplate: z.string(),
    /** Whether the price message goes out by itself at `priceScheduleTimes`. */
    priceScheduleEnabled: z.boolean(),
    /** `HH:MM` in Cairo, sorted. */
    priceScheduleTimes: z.array(z.string()),
    /** Whether it goes out by itself when the shop's price has changed. */
    priceOnChangeEnabled: z.boolean(),
    updatedAt: timeField.nullable(),
  })
  .meta({ id: 'TelegramSettings' });

export type TelegramSettings = z.infer<typeof telegramSettingsSchema>;

/** Absent fields keep what is stored. */
export const telegramSettingsInputSchema = z
  .object({
    channelId: channelField,
    channelIdNotifications: channelField,
    botToken: secretField,
    goldPriceApiKey: secretField,
    messageTemplate: keptTemplateField(priceVariables),
    orderNotificationEnabled: booleanField.optional(),
    orderNotificationTemplate: keptTemplateField(orderVariables),
    priceScheduleEnabled: booleanField.optional(),
    priceScheduleTimes: timesField.optional(),
    priceOnChangeEnabled: booleanField.optional(),
  })
  .meta({ id: 'TelegramSettingsInput' });

export type TelegramSettingsInput = z.infer<typeof telegramSettingsInputSchema>;

export const getTelegramSettings = defineEndpoint({
  method: 'GET',
  path: '/api/telegram-settings',
  access: 'admin',
  summary: 'How the shop writes to its Telegram channels; secrets masked',
  response: telegramSettingsSchema,
});

export const saveTelegramSettings = defineEndpoint({
  method: 'POST',
  path: '/api/telegram-settings',
  access: 'admin',
  summary: 'Changes how the shop writes to its Telegram channels',
  body: telegramSettingsInputSchema,
  response: telegramSettingsSchema,
});
