import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { numberField, timeField } from '@dahab/protocol/fields.ts';
import { z } from 'zod';
import {
  nullFromEmpty,
  optionalText,
  requiredText,
  webAddress,
  webAddressOrPath,
} from './fields.ts';
import { pictureIn } from './media.ts';

export const siteSettingsSchema = z
  .object({
    id: z.number().int(),
    websiteNameEn: z.string(),
    websiteNameAr: z.string(),
    logoUrl: z.string(),
    contactMobile: z.string().nullable(),
    whatsappNumber: z.string().nullable(),
    address: z.string().nullable(),
    /** Degrees, six decimals. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    facebookUrl: z.string().nullable(),
    instagramUrl: z.string().nullable(),
    twitterUrl: z.string().nullable(),
    youtubeUrl: z.string().nullable(),
    telegramUrl: z.string().nullable(),
    /** Null until the shop saves its settings for the first time. */
    updatedAt: timeField.nullable(),
  })
  .meta({ id: 'SiteSettings' });

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The file of the web build that serves as the logo until the shop uploads its own. */
export const DEFAULT_LOGO_URL = '/logo.svg';

/** The file field of the logo. */
export const LOGO_FIELD = 'logo';

/** What a shop is that has not introduced itself yet. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  id: 1,
  websiteNameEn: 'Dahab',
  websiteNameAr: 'دهب',
  logoUrl: DEFAULT_LOGO_URL,
  contactMobile: null,
  whatsappNumber: null,
  address: null,
  latitude: null,
  longitude: null,
  facebookUrl: null,
  instagramUrl: null,
  twitterUrl: null,
  youtubeUrl: null,
  telegramUrl: null,
  updatedAt: null,
};

function socialUrl(name: string): z.ZodPreprocess<z.ZodNullable<z.ZodString>> {
  return z.preprocess(nullFromEmpty, webAddress(`Invalid ${name} URL`).nullable());
}

function degrees(most: number, message: string): z.ZodPreprocess<z.ZodNullable<z.ZodType<number>>> {
  return z.preprocess(
    nullFromEmpty,
    numberField((number) => number.min(-most, message).max(most, message), message).nullable(),
  );
}

/** Part of the settings: what is absent stays as it is, an empty optional field becomes null. */
export const siteSettingsChangesSchema = z
  .object({
    websiteNameEn: requiredText('English website name is required').optional(),
    websiteNameAr: requiredText('Arabic website name is required').optional(),
    /** May be empty when a file `logo` comes along. */
    logoUrl: z
      .preprocess(nullFromEmpty, webAddressOrPath('Invalid logo URL').nullable())
      .optional(),
    contactMobile: optionalText(50).optional(),
    whatsappNumber: optionalText(50).optional(),
    address: optionalText(1_000).optional(),
    latitude: degrees(90, 'Latitude must be between -90 and 90').optional(),
    longitude: degrees(180, 'Longitude must be between -180 and 180').optional(),
    facebookUrl: socialUrl('Facebook').optional(),
    instagramUrl: socialUrl('Instagram').optional(),
    twitterUrl: socialUrl('Twitter').optional(),
    youtubeUrl: socialUrl('YouTube').optional(),
    telegramUrl: socialUrl('Telegram').optional(),
  })
  .meta({ id: 'SiteSettingsChanges' });

export type SiteSettingsChanges = z.infer<typeof siteSettingsChangesSchema>;

export const LOGO_REQUIRED = 'Logo URL is required';

/** Always answers; the defaults when the shop never set any. */
export const getSiteSettings = defineEndpoint({
  method: 'GET',
  path: '/api/site-settings',
  access: 'public',
  summary: 'Names, logo and contacts of the shop',
  response: siteSettingsSchema,
});

/** Multipart: the text fields, and the logo as a file `logo` or as `logoUrl`. */
export const updateSiteSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/site-settings',
  access: 'admin',
  summary: 'Changes the settings that are sent',
  consumes: 'multipart',
  files: pictureIn(LOGO_FIELD),
  body: siteSettingsChangesSchema,
  response: siteSettingsSchema,
});
