import type { Database } from '@dahab/chassis/database/connect.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { testConnection } from '../../contract/connection.ts';
import { secretOf } from '../settings/rules.ts';
import type { SettingsStore } from '../settings/store.ts';
import type { AskTelegram } from './ask-telegram.ts';
import { checkConnection } from './check-connection.ts';

export function connectionRoutes({
  db,
  settings,
  ask,
}: {
  db: Database;
  settings: SettingsStore;
  ask: AskTelegram;
}): Route[] {
  return [
    serve(testConnection, async ({ body }) => {
      const stored = await settings.find(db);
      const botToken = secretOf(body.botToken, stored.botToken);
      if (botToken === '') {
        throw new InvalidInput('No bot token is set', [], 'telegram-not-set-up');
      }
      const channels = [
        body.channelId || stored.channelId,
        body.channelIdNotifications ?? stored.channelIdNotifications,
      ];
      const wanted = [...new Set(channels.filter((channel) => channel !== ''))];
      return checkConnection(ask(botToken), wanted);
    }),
  ];
}
