import { directionOf, type Language } from '@dahab/bff/contract/language.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCookie } from '../i18n/language.ts';

/** The reader's language, and how to change it: the page, its query and its forms stay. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'ar';
  const other: Language = language === 'ar' ? 'en' : 'ar';

  const switchLanguage = useCallback(() => {
    document.cookie = languageCookie(other);
    void i18n.changeLanguage(other);
  }, [i18n, other]);

  return { language, other, direction: directionOf(language), switchLanguage };
}
