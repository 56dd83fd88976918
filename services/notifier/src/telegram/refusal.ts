import type { TelegramError } from 'telegraf';
import type { Outcome } from './outcome.ts';

const TOO_MANY = 429;
const SERVER_FAULT = 500;
const DEFAULT_WAIT_SECONDS = 5;

const NO_SUCH_BOT = 'Telegram does not know this bot token. Copy it again from @BotFather.';

/** What Telegram's texts mean, in the order in which they are tried. */
const sentences: readonly [RegExp, (channel: string) => string][] = [
  [
    /administrator rights|not enough rights|CHAT_ADMIN_REQUIRED|CHAT_WRITE_FORBIDDEN|have no rights/i,
    (channel) =>
      `The bot is not an administrator of the channel ${channel}. Make it one, with the right to post messages.`,
  ],
  [
    /not a member|was kicked|PEER_ID_INVALID|chat not found/i,
    (channel) =>
      `The bot does not find the channel ${channel}. Check the channel id, and add the bot to it as an administrator.`,
  ],
  [
    /was blocked by the user|user is deactivated|can't initiate conversation/i,
    (channel) => `${channel} does not take messages from the bot. Start the bot there first.`,
  ],
  [
    /message is too long/i,
    () => 'The message is longer than Telegram allows. Shorten the template.',
  ],
  [
    /chat was (deleted|deactivated)|channel is deactivated/i,
    (channel) => `The channel ${channel} is closed. Give the id of another one in the settings.`,
  ],
  [/text is empty/i, () => 'The message is empty. Write a template.'],
];

/** What Telegram's refusal means for a message to `channel`. */
export function outcomeOfRefusal(error: TelegramError, channel: string): Outcome {
  const { code, description, parameters } = error;
  if (parameters?.migrate_to_chat_id !== undefined) {
    return { kind: 'migrated', channelId: String(parameters.migrate_to_chat_id) };
  }
  if (code === TOO_MANY) {
    const retryAfterSeconds = parameters?.retry_after ?? DEFAULT_WAIT_SECONDS;
    return { kind: 'postponed', reason: waitAsked(retryAfterSeconds), retryAfterSeconds };
  }
  if (code >= SERVER_FAULT) {
    const reason = `Telegram has a fault of its own: ${description}`;
    return { kind: 'postponed', reason, retryAfterSeconds: null };
  }
  return { kind: 'failed', reason: sentenceFor(code, description, channel) };
}

export function waitAsked(seconds: number): string {
  return `Telegram asks to wait ${seconds} seconds`;
}

function sentenceFor(code: number, description: string, channel: string): string {
  const known = sentences.find(([text]) => text.test(description));
  if (known) return known[1](channel);
  // A token of the wrong form is an unknown address to Telegram.
  if (code === 401 || code === 404) return NO_SUCH_BOT;
  return `Telegram refused the message: ${description}`;
}
