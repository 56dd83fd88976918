import type { Connection, Database } from '@dahab/chassis/database/connect.ts';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import {
  DEFAULT_SITE_SETTINGS,
  LOGO_REQUIRED,
  type SiteSettings,
  type SiteSettingsChanges,
} from '../../contract/site-settings.ts';
import { usePictures } from '../media/use-pictures.ts';
import { tellChanged } from '../tell-changed.ts';
import { tellRecord } from '../tell-record.ts';
import { settingsAfter } from './rules.ts';
import { findSettings, lockSettings, saveSettings } from './store.ts';

export async function showSettings(db: Connection): Promise<SiteSettings> {
  return (await findSettings(db)) ?? DEFAULT_SITE_SETTINGS;
}

export function changeSettings(
  db: Database,
  changes: SiteSettingsChanges,
  now: Date,
): Promise<SiteSettings> {
  if (changes.logoUrl === null) {
    throw new InvalidInput(LOGO_REQUIRED, [{ path: 'logoUrl', message: LOGO_REQUIRED }]);
  }
  return db.transaction(async (trx) => {
    await lockSettings(trx);
    const before = await showSettings(trx);
    const settings = settingsAfter(before, changes);
    const saved = await saveSettings(trx, settings, now);
    await usePictures(trx, [changes.logoUrl]);
    await tellChanged(trx, 'site-settings', [saved.id]);
    await tellRecord(trx, 'site-settings', before, saved, now);
    return saved;
  });
}
