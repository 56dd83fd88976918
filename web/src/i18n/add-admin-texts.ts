import type { i18n } from 'i18next';
import adminAr from './admin.ar.json';
import adminEn from './admin.en.json';
import adminServerAr from './admin-server.ar.json';

/** The back office brings its own words, under `admin.`, so that shoppers do not load them. */
export function addAdminTexts(i18n: i18n): void {
  i18n.addResourceBundle('ar', 'shop', adminAr, true, true);
  i18n.addResourceBundle('en', 'shop', adminEn, true, true);
  i18n.addResourceBundle('ar', 'server', adminServerAr, true, true);
}
