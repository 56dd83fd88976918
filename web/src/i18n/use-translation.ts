import type { i18n, TFunction } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';

export interface Translation {
  t: TFunction;
  i18n: i18n;
}

/**
 * The reader's texts. All of them are at hand and each language has its own: react-i18next's hook,
 * which waits and listens for them, would copy all of i18next for each component that writes a word.
 */
export function useTranslation(): Translation {
  const { i18n } = use(I18nContext);
  return { t: i18n.t, i18n };
}
