import { canonicalPath } from '@dahab/bff/contract/addresses.ts';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ShopOrigin } from './shop-origin.ts';
import { useLanguage } from './use-language.ts';

/** The whole address of the page in the reader's language, to be shown to others. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  return use(ShopOrigin) + canonicalPath(pathname, search, language);
}
