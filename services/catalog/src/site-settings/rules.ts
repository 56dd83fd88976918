import type { SiteSettings, SiteSettingsChanges } from '../../contract/site-settings.ts';

/** The settings after a change: fields that were not sent stay as they are. */
export function settingsAfter(before: SiteSettings, changes: SiteSettingsChanges): SiteSettings {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(sent) as Partial<SiteSettings>) };
}
