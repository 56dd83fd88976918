import type { Database } from '@dahab/chassis/database/connect.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import type { PriceMessageInput } from '../../contract/messages.ts';
import { LONGEST_MESSAGE } from '../../contract/telegram-settings.ts';
import { variablesIn } from '../../contract/template.ts';
import { secretOf } from '../settings/rules.ts';
import type { SettingsStore } from '../settings/store.ts';
import { FRESH_MS, type QuoteOunce } from './ounce-quotes.ts';
import { type PriceMessage, priceMessageOf } from './price-message.ts';

export interface PriceDoors {
  readonly db: Database;
  readonly settings: SettingsStore;
  readonly call: CallService;
  readonly quoteOunce: QuoteOunce;
}

/** The price message that a form asks for, and where the form wants it. */
export async function writePriceMessage(
  { db, settings, call, quoteOunce }: PriceDoors,
  input: PriceMessageInput,
  freshMs = FRESH_MS,
): Promise<PriceMessage & { price21k: number; botToken: string; channelId: string }> {
  const stored = await settings.find(db);
  const template = input.messageTemplate || stored.messageTemplate;
  const apiKey = secretOf(input.goldPriceApiKey, stored.goldPriceApiKey);
  const used = variablesIn(template);
  const [price21k, gold, silver] = await Promise.all([
    input.price21k ?? currentPrice(call),
    used.includes('gold_ounce') ? quoteOunce('XAU', apiKey, freshMs) : null,
    used.includes('silver_ounce') ? quoteOunce('XAG', apiKey, freshMs) : null,
  ]);
  const message = priceMessageOf(template, price21k, { gold, silver });
  if (message.text.length > LONGEST_MESSAGE) {
    throw new InvalidInput(`A message has at most ${LONGEST_MESSAGE} characters`);
  }
  return {
    ...message,
    price21k,
    botToken: secretOf(input.botToken, stored.botToken),
    channelId: input.channelId || stored.channelId,
  };
}

async function currentPrice(call: CallService): Promise<number> {
  const { basePrice21k } = await call('pricing', getGoldPriceSettings);
  return basePrice21k;
}
