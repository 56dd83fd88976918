import type { Database } from '@dahab/chassis/database/connect.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { getTelegramSettings, saveTelegramSettings } from '../../contract/telegram-settings.ts';
import { changedSettings, maskedSettings } from './rules.ts';
import type { SettingsStore } from './store.ts';

export function settingsRoutes({
  db,
  settings,
  clock,
}: {
  db: Database;
  settings: SettingsStore;
  clock: () => Date;
}): Route[] {
  return [
    serve(getTelegramSettings, async () => maskedSettings(await settings.find(db))),
    serve(saveTelegramSettings, async ({ body }) => {
      const now = clock();
      const saved = await db.transaction(async (trx) => {
        // Two admins at once: each keeps what the other has just changed.
        await trx.raw('LOCK TABLE telegram_settings IN SHARE ROW EXCLUSIVE MODE');
        const changed = changedSettings(await settings.find(trx), body);
        await settings.upsert(trx, changed, now);
        return { ...changed, updatedAt: now };
      });
      return maskedSettings(saved);
    }),
  ];
}
