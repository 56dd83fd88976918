import { InvalidInput, ShopError, TooManyRequests } from '@dahab/chassis/errors.ts';
import { TelegramError } from 'telegraf';
import { z } from 'zod';
import { BotApi } from '../telegram/bot-api.ts';
import { isToken, WRONG_TOKEN } from '../telegram/bot-token.ts';
import { outcomeOfRefusal } from '../telegram/refusal.ts';

/** What a connection test asks; every error is a ShopError without the token in it. */
export interface TelegramQuestions {
  getBot(): Promise<{ id: number; name: string; username: string }>;
  getChannel(channelId: string): Promise<{ title: string }>;
  /** What the bot is there, and whether it may post. */
  getRights(channelId: string, botId: number): Promise<{ mayPost: boolean }>;
}

export type AskTelegram = (botToken: string) => TelegramQuestions;

const RETRY_AFTER_SECONDS = 5;

const botSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  username: z.string(),
});

export function createAsker(options: { apiRoot: string; timeoutMs: number }): AskTelegram {
  return (botToken) => {
    if (!isToken(botToken)) throw new InvalidInput(WRONG_TOKEN, [], 'telegram-refused');
    const api = new BotApi(botToken, options);
    const asked = async <T>(channelId: string, question: () => Promise<T>): Promise<T> => {
      try {
        return await question();
      } catch (error) {
        throw refusalOf(error, channelId);
      }
    };
    return {
      getBot: () =>
        asked('', async () => {
          const { id, first_name: name, username } = botSchema.parse(await api.getMe());
          return { id, name, username };
        }),
      getChannel: (channelId) =>
        asked(channelId, async () => {
          const chat = await api.getChat(channelId);
          return { title: 'title' in chat ? chat.title : channelId };
        }),
      getRights: (channelId, botId) =>
        asked(channelId, async () => {
          const member = await api.getChatMember(channelId, botId);
          return { mayPost: mayPost(member) };
        }),
    };
  };
}

/** Members of a group write as they are; in a channel only administrators with that right do. */
function mayPost(member: { status: string; can_post_messages?: boolean }): boolean {
  if (member.status === 'creator' || member.status === 'member') return true;
  return member.status === 'administrator' && member.can_post_messages !== false;
}

function refusalOf(error: unknown, channelId: string): ShopError {
  if (!(error instanceof TelegramError)) return unreachable('Telegram cannot be reached');
  const outcome = outcomeOfRefusal(error, channelId);
  if (outcome.kind === 'failed') {
    return new InvalidInput(outcome.reason, [], 'telegram-refused');
  }
  if (outcome.kind === 'postponed' && outcome.retryAfterSeconds !== null) {
    return new TooManyRequests(outcome.reason, outcome.retryAfterSeconds);
  }
  if (outcome.kind === 'postponed') return unreachable(outcome.reason);
  return new InvalidInput('The channel has a new id; save it anew', [], 'telegram-refused');
}

function unreachable(message: string): ShopError {
  return new ShopError(502, 'telegram-unreachable', message, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
