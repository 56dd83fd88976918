import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { z } from 'zod';
import { channelField, secretField } from './telegram-settings.ts';

/** What is absent, empty or masked is taken from the stored settings. */
export const connectionInputSchema = z
  .object({
    channelId: channelField,
    channelIdNotifications: channelField,
    botToken: secretField,
  })
  .meta({ id: 'TelegramConnectionInput' });

export type ConnectionInput = z.infer<typeof connectionInputSchema>;

export const channelCheckSchema = z
  .object({
    channelId: z.string(),
    /** As Telegram names it; null when the bot does not find it. */
    title: z.string().nullable(),
    mayPost: z.boolean(),
    /** Why it may not, and what to do. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'TelegramChannelCheck' });

export type ChannelCheck = z.infer<typeof channelCheckSchema>;

export const connectionSchema = z
  .object({
    /** The bot's name and its `@username`, without the @. */
    bot: z.object({ name: z.string(), username: z.string() }),
    /** The channel of the price message, then that of orders where it is another one. */
    channels: z.array(channelCheckSchema),
  })
  .meta({ id: 'TelegramConnection' });

export type TelegramConnection = z.infer<typeof connectionSchema>;

/**
 * Asks Telegram who the bot is and what it may do; nothing is sent to a channel. 400
 * `telegram-refused` when the token is wrong, 400 `telegram-not-set-up` when there is none, 502
 * `telegram-unreachable` when Telegram does not answer.
 */
export const testConnection = defineEndpoint({
  method: 'POST',
  path: '/api/telegram/test-connection',
  access: 'admin',
  summary: 'Whether the bot is known and may post to the channels',
  body: connectionInputSchema,
  response: connectionSchema,
  refusals: { 429: 'Telegram asks to wait', 502: 'Telegram cannot be reached' },
});
