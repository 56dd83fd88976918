import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { canonicalPath } from '../../contract/addresses.ts';
import { directionOf, type Language } from '../../contract/language.ts';
import { oneLine } from './escape.ts';
import { localized } from './page-words.ts';
import { texts } from './texts.ts';

const PAPER = '#faf7f2';
const TILL = '/admin/pos';

/** How the shop stands on a phone among the apps. */
export function webManifest(site: SiteSettings, language: Language): Record<string, unknown> {
  const name = shopName(site, language);
  return {
    ...looks(language),
    id: '/',
    name,
    short_name: name,
    description: texts[language].lead,
    start_url: canonicalPath('/', '', language),
    scope: '/',
    display: 'minimal-ui',
  };
}

/** The back office as an app of its own, that begins at the till. */
export function tillManifest(site: SiteSettings, language: Language): Record<string, unknown> {
  const { till } = texts[language];
  return {
    ...looks(language),
    id: TILL,
    name: `${till} | ${shopName(site, language)}`,
    short_name: till,
    start_url: TILL,
    scope: '/admin/',
    display: 'standalone',
  };
}

function shopName(site: SiteSettings, language: Language): string {
  return oneLine(localized(language, site.websiteNameAr, site.websiteNameEn));
}

function looks(language: Language): Record<string, unknown> {
  return {
    lang: language,
    dir: directionOf(language),
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
