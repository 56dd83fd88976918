import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { canonicalPath } from '../../contract/addresses.ts';
import { directionOf, type Language } from '../../contract/language.ts';
import { oneLine } from './escape.ts';
import { localized } from './page-words.ts';
import { texts } from './texts.ts';

const PAPER = '#faf7f2';

/** How the shop stands on a phone among the apps. */
export function webManifest(site: SiteSettings, language: Language): Record<string, unknown> {
  const name = oneLine(localized(language, site.websiteNameAr, site.websiteNameEn));
  return {
    id: '/',
    name,
    short_name: name,
    description: texts[language].lead,
    lang: language,
    dir: directionOf(language),
    start_url: canonicalPath('/', '', language),
    scope: '/',
    display: 'minimal-ui',
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
