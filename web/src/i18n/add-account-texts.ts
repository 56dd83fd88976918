import type { i18n } from 'i18next';
import accountAr from './account.ar.json';
import accountEn from './account.en.json';
import accountServerAr from './account-server.ar.json';

/** The words about accounts, and what the shop answers: only who has one, or wants one, needs them. */
export function addAccountTexts(i18n: i18n): void {
  i18n.addResourceBundle('ar', 'shop', accountAr, true, true);
  i18n.addResourceBundle('en', 'shop', accountEn, true, true);
  i18n.addResourceBundle('ar', 'server', accountServerAr, true, true);
}
