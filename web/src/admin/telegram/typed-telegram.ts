import type { PriceMessageInput } from '@dahab/notifier/contract/messages.ts';
import type { TelegramSettings } from '@dahab/notifier/contract/telegram-settings.ts';

export type TypedTelegram = Omit<TelegramSettings, 'updatedAt'>;

/** Secrets are never filled in: an empty one keeps what is stored. */
export const NO_SECRETS = { botToken: '', goldPriceApiKey: '' };

/** What the form starts from. */
export function typedTelegram(stored: TelegramSettings): TypedTelegram {
  const { updatedAt: _updatedAt, ...settings } = { ...stored, ...NO_SECRETS };
  return settings;
}

/** The price message as the form has it now, saved or not. */
export function priceMessageOf(values: TypedTelegram, price21k: number | null): PriceMessageInput {
  const { channelId, botToken, goldPriceApiKey, messageTemplate } = values;
  return { channelId, botToken, goldPriceApiKey, messageTemplate, price21k };
}
