import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';

const TEXTS = [
  'websiteNameAr',
  'websiteNameEn',
  'contactMobile',
  'whatsappNumber',
  'address',
  'facebookUrl',
  'instagramUrl',
  'twitterUrl',
  'youtubeUrl',
  'telegramUrl',
] as const;

export type SettingsText = (typeof TEXTS)[number];

/** The settings as they stand in the form: no text is null. */
export interface TypedSettings extends Record<SettingsText, string> {
  logoUrl: string;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

export function typedSettings(settings: SiteSettings): TypedSettings {
  const { logoUrl, latitude, longitude } = settings;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, settings[name] ?? '']));
  return { ...(texts as Record<SettingsText, string>), logoUrl, latitude, longitude };
}

/** The shop's own sentences; the server has the last word. */
export function settingsErrors({ websiteNameEn, websiteNameAr }: TypedSettings) {
  return {
    ...(websiteNameAr.trim() === '' && { websiteNameAr: 'Arabic website name is required' }),
    ...(websiteNameEn.trim() === '' && { websiteNameEn: 'English website name is required' }),
  };
}
