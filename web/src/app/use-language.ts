import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { directionOf, type Language } from '@dahab/bff/contract/language.ts';
import { languageCookie } from '../i18n/language.ts';

/** The reader's language, and how to change it: the page, its query and its forms stay. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const language: Language = i18n.language === 'en' ? 'en' : 'ar';
  const other: Language = language === 'ar' ? 'en' : 'ar';

  const switchLanguage = useCallback(() => {
    document.cookie = languageCookie(other);
    void i18n.changeLanguage(other);
    if (!params.has('lang')) return;
    const changed = new URLSearchParams(params);
    changed.set('lang', other);
    setParams(changed, { replace: true, preventScrollReset: true });
  }, [i18n, other, params, setParams]);

  return { language, other, direction: directionOf(language), switchLanguage };
}
