import { TelegramError } from 'telegraf';
import { z } from 'zod';
import { BotApi, NotTelegram } from './bot-api.ts';
import { isToken, WRONG_TOKEN } from './bot-token.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOfRefusal } from './refusal.ts';
import { AnswerLost, NotSent } from './transport.ts';

export interface Post {
  readonly botToken: string;
  readonly channelId: string;
  readonly text: string;
}

/** Posts one message as plain text; every failure is an outcome too, and none holds the token. */
export type PostMessage = (post: Post, timeoutMs?: number) => Promise<Outcome>;

const SERVER_FAULT = 500;

const messageSchema = z.object({ message_id: z.number().int().positive() });

export function createPoster(options: { apiRoot: string; timeoutMs: number }): PostMessage {
  return async (post, timeoutMs = options.timeoutMs) => {
    if (!isToken(post.botToken)) return { kind: 'failed', reason: WRONG_TOKEN };
    const limit = Math.min(timeoutMs, options.timeoutMs);
    const api = new BotApi(post.botToken, { apiRoot: options.apiRoot, timeoutMs: limit });
    try {
      const message = messageSchema.parse(await api.sendMessage(post.channelId, post.text));
      return { kind: 'sent', messageId: message.message_id };
    } catch (error) {
      return outcomeOf(error, post.channelId);
    }
  };
}

function outcomeOf(error: unknown, channel: string): Outcome {
  if (error instanceof TelegramError) return outcomeOfRefusal(error, channel);
  if (error instanceof NotSent) {
    const reason = `Telegram cannot be reached (${error.message})`;
    return { kind: 'postponed', reason, retryAfterSeconds: null };
  }
  if (error instanceof AnswerLost) {
    const reason = `Telegram's answer was lost (${error.message}). Look into the channel before sending again.`;
    return { kind: 'uncertain', reason };
  }
  if (error instanceof NotTelegram && error.status >= 300 && error.status < SERVER_FAULT) {
    const reason = `What answers in Telegram's place (status ${error.status}) is not Telegram. Check TELEGRAM_API_ROOT.`;
    return { kind: 'failed', reason };
  }
  const reason =
    'Something else answered in Telegram’s place. Look into the channel before sending again.';
  return { kind: 'uncertain', reason };
}
