import type { Language } from '@dahab/bff/contract/language.ts';
import { createInstance, type i18n } from 'i18next';
import ar from './ar.json';
import en from './en.json';
import serverAr from './server.ar.json';
import { formatNumber } from './format.ts';

/** The shop's texts in each language. What is added to those of one is there in the other as well. */
export type Texts = Readonly<Record<Language, i18n>>;

/** Both languages are at hand from the start, so that switching waits for nothing. */
export function createTexts(): Texts {
  const arabic = createI18n('ar');
  return { ar: arabic, en: arabic.cloneInstance({ lng: 'en' }) };
}

export function createI18n(language: Language): i18n {
  const i18n = createInstance();
  void i18n.init({
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
