import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import ar from './ar.json';
import en from './en.json';
import serverAr from './server.ar.json';
import { formatNumber } from './format.ts';
import type { Language } from '@dahab/bff/contract/language.ts';

/** Both languages are at hand from the start, so that switching waits for nothing. */
export function createI18n(language: Language): i18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'shop',
    resources: {
      ar: { shop: ar, server: serverAr },
      en: { shop: en, server: {} },
    },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // `{{count, digits}}` in a text: the reader's own digits.
  i18n.services.formatter?.add('digits', (value: number, language = 'ar') =>
    formatNumber(value, language),
  );
  return i18n;
}
