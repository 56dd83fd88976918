import {
  DEFAULT_ORDER_TEMPLATE,
  DEFAULT_PRICE_TEMPLATE,
} from '../../contract/default-templates.ts';
import { keepsSecret, maskSecret } from '../../contract/secret.ts';
import type { TelegramSettings, TelegramSettingsInput } from '../../contract/telegram-settings.ts';
import { LATE_WITHIN_MS, slotsUntil } from '../prices/schedule.ts';
import type { OpenSettings } from './store.ts';

type Schedule = Pick<OpenSettings, 'priceScheduleEnabled' | 'priceScheduleTimes'>;

/** The settings as an admin may see them. */
export function maskedSettings({
  priceScheduleSince: _since,
  isTokenUnreadable: _isUnreadable,
  ...settings
}: OpenSettings): TelegramSettings {
  return {
    ...settings,
    botToken: maskSecret(settings.botToken),
    goldPriceApiKey: maskSecret(settings.goldPriceApiKey),
    updatedAt: settings.updatedAt?.toISOString() ?? null,
  };
}

/** What a form changes: absent fields stay, empty templates become the default ones. */
export function changedSettings(
  stored: OpenSettings,
  sent: TelegramSettingsInput,
  now: Date,
): OpenSettings {
  const priceScheduleEnabled = sent.priceScheduleEnabled ?? stored.priceScheduleEnabled;
  const priceScheduleTimes = sent.priceScheduleTimes ?? stored.priceScheduleTimes;
  const schedule = { priceScheduleEnabled, priceScheduleTimes };
  return {
    ...stored,
    channelId: textOf(sent.channelId, stored.channelId),
    channelIdNotifications: textOf(sent.channelIdNotifications, stored.channelIdNotifications),
    botToken: secretOf(sent.botToken, stored.botToken),
    goldPriceApiKey: secretOf(sent.goldPriceApiKey, stored.goldPriceApiKey),
    messageTemplate: textOf(sent.messageTemplate, stored.messageTemplate) || DEFAULT_PRICE_TEMPLATE,
    orderNotificationEnabled: sent.orderNotificationEnabled ?? stored.orderNotificationEnabled,
    orderNotificationTemplate:
      textOf(sent.orderNotificationTemplate, stored.orderNotificationTemplate) ||
      DEFAULT_ORDER_TEMPLATE,
    ...schedule,
    priceScheduleSince: scheduleSince(stored, schedule, now),
    priceOnChangeEnabled: sent.priceOnChangeEnabled ?? stored.priceOnChangeEnabled,
  };
}

/**
 * Since when the schedule counts: nothing goes out for added times that have passed, while one that
 * stood there before, and has only just come, still does.
 */
function scheduleSince(
  stored: OpenSettings,
  { priceScheduleEnabled, priceScheduleTimes }: Schedule,
  now: Date,
): Date | null {
  const { priceScheduleSince: since, priceScheduleTimes: before } = stored;
  const isSwitched = priceScheduleEnabled !== stored.priceScheduleEnabled;
  if (!isSwitched && isSame(priceScheduleTimes, before)) return since;
  if (isSwitched || since === null) return now;
  const added = priceScheduleTimes.filter((time) => !before.includes(time));
  const earliest = new Date(Math.max(since.getTime(), now.getTime() - LATE_WITHIN_MS));
  return slotsUntil(added, earliest, now).at(-1) ?? earliest;
}

/** What no form has a field for. */
const ownNotes = new Set<keyof OpenSettings>([
  'updatedAt',
  'priceScheduleSince',
  'isTokenUnreadable',
]);

/** Which settings differ, by name alone: secrets are among them. */
export function changedFields(before: OpenSettings, after: OpenSettings): string[] {
  const names = Object.keys(after) as (keyof OpenSettings)[];
  return names.filter((name) => !ownNotes.has(name) && !isSame(before[name], after[name]));
}

/** The secret that counts: the sent one, or the stored one when the form left it alone. */
export function secretOf(sent: string | null | undefined, stored: string): string {
  return keepsSecret(sent) ? stored : (sent ?? stored);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function textOf(sent: string | null | undefined, stored: string): string {
  return sent === undefined ? stored : (sent ?? '');
}
