import type { Connection } from '@dahab/chassis/database/connect.ts';
import type { Log } from '@dahab/chassis/log.ts';
import {
  DEFAULT_ORDER_TEMPLATE,
  DEFAULT_PRICE_TEMPLATE,
} from '../../contract/default-templates.ts';
import type { TelegramSettings } from '../../contract/telegram-settings.ts';
import type { Safe } from './encryption.ts';

/** With the secrets themselves: never to leave the service. */
export type OpenSettings = Omit<TelegramSettings, 'updatedAt'> & {
  /** Since when the schedule holds as it is: earlier times are no concern of it. */
  priceScheduleSince: Date | null;
  /** A token is stored, and no key given here opens it: another process may have the right one. */
  isTokenUnreadable: boolean;
  updatedAt: Date | null;
};

interface Row {
  id: number;
  channel_id: string;
  channel_id_notifications: string;
  bot_token: string;
  gold_price_api_key: string;
  message_template: string;
  order_notification_enabled: boolean;
  order_notification_template: string;
  price_schedule_enabled: boolean;
  price_schedule_times: string[];
  price_schedule_since: Date | null;
  price_on_change_enabled: boolean;
  updated_at: Date;
}

export interface SettingsStore {
  find(connection: Connection): Promise<OpenSettings>;
  upsert(connection: Connection, settings: OpenSettings, now: Date): Promise<void>;
  /** A channel that became a supergroup has another id from then on. */
  updateChannel(connection: Connection, from: string, to: string): Promise<void>;
}

/** What holds before anybody has set anything. */
export const UNSET_SETTINGS: OpenSettings = {
  channelId: '',
  channelIdNotifications: '',
  botToken: '',
  goldPriceApiKey: '',
  messageTemplate: DEFAULT_PRICE_TEMPLATE,
  orderNotificationEnabled: false,
  orderNotificationTemplate: DEFAULT_ORDER_TEMPLATE,
  priceScheduleEnabled: false,
  priceScheduleTimes: [],
  priceScheduleSince: null,
  priceOnChangeEnabled: false,
  isTokenUnreadable: false,
  updatedAt: null,
};

/** The one row of settings, with secrets locked at rest; the defaults before it is written. */
export function createSettingsStore(safe: Safe, log: Log): SettingsStore {
  // The settings are read every few seconds.
  const complained = new Set<string>();
  const open = (field: string, locked: string): string => {
    const secret = safe.unlock(locked);
    if (secret === null && !complained.has(locked)) {
      complained.add(locked);
      log.warn(
        { field },
        'no key given opens this: it must be entered again, or the key before added to SETTINGS_KEYS_ALSO_READ',
      );
    }
    return secret ?? '';
  };

  return {
    find: async (connection) => {
      const row = await connection<Row>('telegram_settings').first();
      if (!row) return UNSET_SETTINGS;
      const botToken = open('bot token', row.bot_token);
      return {
        channelId: row.channel_id,
        channelIdNotifications: row.channel_id_notifications,
        botToken,
        isTokenUnreadable: botToken === '' && row.bot_token !== '',
        goldPriceApiKey: open('gold price API key', row.gold_price_api_key),
        messageTemplate: row.message_template,
        orderNotificationEnabled: row.order_notification_enabled,
        orderNotificationTemplate: row.order_notification_template,
        priceScheduleEnabled: row.price_schedule_enabled,
        priceScheduleTimes: row.price_schedule_times,
        priceScheduleSince: row.price_schedule_since,
        priceOnChangeEnabled: row.price_on_change_enabled,
        updatedAt: row.updated_at,
      };
    },
    upsert: async (connection, settings, now) => {
      const row = {
        channel_id: settings.channelId,
        channel_id_notifications: settings.channelIdNotifications,
        bot_token: safe.lock(settings.botToken),
        gold_price_api_key: safe.lock(settings.goldPriceApiKey),
        message_template: settings.messageTemplate,
        order_notification_enabled: settings.orderNotificationEnabled,
        order_notification_template: settings.orderNotificationTemplate,
        price_schedule_enabled: settings.priceScheduleEnabled,
        price_schedule_times: settings.priceScheduleTimes,
        price_schedule_since: settings.priceScheduleSince,
        price_on_change_enabled: settings.priceOnChangeEnabled,
        updated_at: now,
      };
      // What is stored may be locked with a key that is only missing here.
      const kept = (column: string) =>
        connection.raw("coalesce(nullif(excluded.??, ''), telegram_settings.??)", [column, column]);
      await connection('telegram_settings')
        .insert({ id: 1, ...row })
        .onConflict('id')
        .merge({
          ...row,
          bot_token: kept('bot_token'),
          gold_price_api_key: kept('gold_price_api_key'),
        });
    },
    updateChannel: async (connection, from, to) => {
      await connection<Row>('telegram_settings')
        .where({ channel_id: from })
        .update({ channel_id: to });
      await connection<Row>('telegram_settings')
        .where({ channel_id_notifications: from })
        .update({ channel_id_notifications: to });
    },
  };
}
