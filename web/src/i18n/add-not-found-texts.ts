import type { i18n } from 'i18next';
import notFoundAr from './not-found.ar.json';
import notFoundEn from './not-found.en.json';

/** What is said at an address that leads nowhere. */
export function addNotFoundTexts(i18n: i18n): void {
  i18n.addResourceBundle('ar', 'shop', notFoundAr, true, true);
  i18n.addResourceBundle('en', 'shop', notFoundEn, true, true);
}
