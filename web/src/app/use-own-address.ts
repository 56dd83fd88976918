import { canonicalPath } from '@dahab/bff/contract/addresses.ts';
import { LANGUAGE_PARAMETER, type Language, withLanguage } from '@dahab/bff/contract/language.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from './use-language.ts';

const HREFLANGS = { ar: 'ar', en: 'en', 'x-default': 'ar' } as const;

/**
 * In the shop the address names the language when it is not Arabic, so that a link that is copied
 * opens as it was seen; and browsers that share a page find its one address, on every screen.
 */
export function useOwnAddress(): void {
  const { language } = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const named = searchNaming(pathname.startsWith('/admin') ? 'ar' : language, search);
    if (named === search || !isOpen(pathname + search + hash)) return;
    const options = { replace: true, preventScrollReset: true, state: state as unknown };
    void navigate({ pathname, search: named, hash }, options);
  }, [pathname, search, hash, state, language, navigate]);

  useEffect(() => {
    const address = (wanted: Language) =>
      window.location.origin + canonicalPath(pathname, search, wanted);
    linkIn(document.head, 'link[rel="canonical"]', { rel: 'canonical' }).href = address(language);
    for (const [hreflang, wanted] of Object.entries(HREFLANGS)) {
      const selector = `link[hreflang="${hreflang}"]`;
      linkIn(document.head, selector, { rel: 'alternate', hreflang }).href = address(wanted);
    }
  }, [pathname, search, language]);
}

/**
 * A link that is pressed while a page is being drawn changes the address before what is drawn is
 * settled; to name that page's address then would take the reader back to it.
 */
function isOpen(address: string): boolean {
  const { href, origin } = window.location;
  return new URL(origin + address).href === href;
}

function searchNaming(language: Language, search: string): string {
  const params = new URLSearchParams(search);
  const named = params.get(LANGUAGE_PARAMETER);
  if (named === (language === 'ar' ? null : language)) return search;
  if (language === 'en') return withLanguage(language, search);
  params.delete(LANGUAGE_PARAMETER);
  const text = params.toString();
  return text && `?${text}`;
}

function linkIn(
  head: HTMLElement,
  selector: string,
  given: { rel: string; hreflang?: string },
): HTMLLinkElement {
  const found = head.querySelector<HTMLLinkElement>(selector);
  if (found) return found;
  const link = Object.assign(document.createElement('link'), given);
  head.append(link);
  return link;
}
