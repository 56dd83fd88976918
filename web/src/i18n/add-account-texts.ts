import type { i18n } from 'i18next';
import accountServerAr from './account-server.ar.json';

/** What the shop answers about accounts, in Arabic: only who signs in or registers needs it. */
export function addAccountTexts(i18n: i18n): void {
  i18n.addResourceBundle('ar', 'server', accountServerAr, true, true);
}
