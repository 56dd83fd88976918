import { InvalidInput } from '@dahab/chassis/errors.ts';
import type { ChannelCheck, TelegramConnection } from '../../contract/connection.ts';
import type { TelegramQuestions } from './ask-telegram.ts';

/** Who the bot is, and what it may do in each channel. A channel it cannot use is no failure here. */
export async function checkConnection(
  questions: TelegramQuestions,
  channelIds: readonly string[],
): Promise<TelegramConnection> {
  const { id, name, username } = await questions.getBot();
  const channels: ChannelCheck[] = [];
  for (const channelId of channelIds) channels.push(await checkChannel(questions, channelId, id));
  return { bot: { name, username }, channels };
}

async function checkChannel(
  questions: TelegramQuestions,
  channelId: string,
  botId: number,
): Promise<ChannelCheck> {
  let title: string | null = null;
  try {
    ({ title } = await questions.getChannel(channelId));
    const { mayPost } = await questions.getRights(channelId, botId);
    return { channelId, title, mayPost, reason: mayPost ? null : notAdministrator(channelId) };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { channelId, title, mayPost: false, reason: error.message };
  }
}

function notAdministrator(channelId: string): string {
  return `The bot is not an administrator of the channel ${channelId}. Make it one, with the right to post messages.`;
}
