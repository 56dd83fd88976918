import type { Connection, Transaction } from '@dahab/chassis/database/connect.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';

interface SettingsRow {
  readonly id: number;
  readonly website_name_en: string;
  readonly website_name_ar: string;
  readonly logo_url: string;
  readonly contact_mobile: string | null;
  readonly whatsapp_number: string | null;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facebook_url: string | null;
  readonly instagram_url: string | null;
  readonly twitter_url: string | null;
  readonly youtube_url: string | null;
  readonly telegram_url: string | null;
  readonly updated_at: Date;
}

const ONLY_ID = 1;

/** Null until they are saved for the first time. */
export async function findSettings(db: Connection): Promise<SiteSettings | null> {
  const row = await db<SettingsRow>('site_settings').where({ id: ONLY_ID }).first();
  return row ? settingsOf(row) : null;
}

/** Makes the next writer wait until this transaction ends. */
export async function lockSettings(trx: Transaction): Promise<void> {
  await trx.raw('LOCK TABLE site_settings IN SHARE ROW EXCLUSIVE MODE');
}

export async function saveSettings(
  trx: Transaction,
  settings: SiteSettings,
  now: Date,
): Promise<SiteSettings> {
  const [row] = await trx<SettingsRow>('site_settings')
    .insert(rowOf(settings, now))
    .onConflict('id')
    .merge()
    .returning('*');
  return settingsOf(row as SettingsRow);
}

function settingsOf(row: SettingsRow): SiteSettings {
  return {
    id: row.id,
    websiteNameEn: row.website_name_en,
    websiteNameAr: row.website_name_ar,
    logoUrl: row.logo_url,
    contactMobile: row.contact_mobile,
    whatsappNumber: row.whatsapp_number,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    facebookUrl: row.facebook_url,
    instagramUrl: row.instagram_url,
    twitterUrl: row.twitter_url,
    youtubeUrl: row.youtube_url,
    telegramUrl: row.telegram_url,
    updatedAt: row.updated_at.toISOString(),
  };
}

function rowOf(settings: SiteSettings, now: Date): SettingsRow {
  return {
    id: ONLY_ID,
    website_name_en: settings.websiteNameEn,
    website_name_ar: settings.websiteNameAr,
    logo_url: settings.logoUrl,
    contact_mobile: settings.contactMobile,
    whatsapp_number: settings.whatsappNumber,
    address: settings.address,
    latitude: settings.latitude,
    longitude: settings.longitude,
    facebook_url: settings.facebookUrl,
    instagram_url: settings.instagramUrl,
    twitter_url: settings.twitterUrl,
    youtube_url: settings.youtubeUrl,
    telegram_url: settings.telegramUrl,
    updated_at: now,
  };
}
