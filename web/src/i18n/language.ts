import type { Language } from '@dahab/bff/contract/language.ts';

/** The language that a page came in. */
export function languageOf(page: Document): Language {
  return page.documentElement.lang === 'en' ? 'en' : 'ar';
}
