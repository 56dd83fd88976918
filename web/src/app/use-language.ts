import { directionOf, type Language, languageCookie } from '@dahab/bff/contract/language.ts';
import { startTransition, use, useCallback } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ChooseLanguage } from './language-provider.tsx';

/** The reader's language, and how to change it: the page, its query and its forms stay. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const choose = use(ChooseLanguage);
  const language: Language = i18n.language === 'en' ? 'en' : 'ar';
  const other: Language = language === 'ar' ? 'en' : 'ar';

  const switchLanguage = useCallback(() => {
    document.cookie = languageCookie(other);
    startTransition(() => choose(other));
  }, [choose, other]);

  return { language, other, direction: directionOf(language), switchLanguage };
}
