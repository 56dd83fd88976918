import type { Database } from '@dahab/chassis/database/connect.ts';
import { emit } from '@dahab/chassis/messaging/emit.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { telegramSettingsChanged } from '../../contract/events.ts';
import { getTelegramSettings, saveTelegramSettings } from '../../contract/telegram-settings.ts';
import { changedFields, changedSettings, maskedSettings } from './rules.ts';
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
        const before = await settings.find(trx);
        const changed = changedSettings(before, body, now);
        if (changed.priceScheduleEnabled && changed.priceScheduleTimes.length === 0) {
          throw noTimes();
        }
        await settings.upsert(trx, changed, now);
        const fields = changedFields(before, changed);
        if (fields.length > 0) await emit(trx, telegramSettingsChanged, { fields });
        return { ...changed, updatedAt: now };
      });
      return maskedSettings(saved);
    }),
  ];
}

function noTimes(): InvalidInput {
  const message = 'Name at least one time for the price message';
  return new InvalidInput(message, [{ path: 'priceScheduleTimes', message }]);
}
