import type { i18n } from 'i18next';
import { addAccountTexts } from './add-account-texts.ts';
import adminServerAr from './admin/ar/server.json';
import { arabicAdminTexts } from './admin/arabic-admin-texts.ts';
import { englishAdminTexts } from './admin/english-admin-texts.ts';

/** The back office brings its own words, under `admin.`, so that shoppers do not load them. */
export function addAdminTexts(i18n: i18n): void {
  i18n.addResourceBundle('ar', 'shop', { admin: arabicAdminTexts }, true, true);
  i18n.addResourceBundle('en', 'shop', { admin: englishAdminTexts }, true, true);
  i18n.addResourceBundle('ar', 'server', adminServerAr, true, true);
  addAccountTexts(i18n);
}
