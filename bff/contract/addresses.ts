import { LANGUAGE_PARAMETER, type Language } from './language.ts';
import { listingParams, listingQuery } from './listing.ts';

/** Where a form without code ends the session; the answer leads home. */
export const LOGOUT_PATH = '/logout';

const LARGEST_ID = 2 ** 31 - 1;

/** The id that an address names, or null when it names none: `/product/12` but not `/product/x`. */
export function numericId(text: string | undefined): number | null {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}

/**
 * The one address of a page in a language: Arabic under the plain one, English under `?lang=en`.
 * Of the query only what the page shows by it is kept.
 */
export function canonicalPath(pathname: string, search: string, language: Language): string {
  const path = pathname.replace(/(?<=.)\/+$/, '').replace(/\/0+(?=\d+$)/, '/');
  const kept = new URLSearchParams(search);
  const params = path === '/products' ? listingParams(listingQuery(kept)) : new URLSearchParams();
  if (language !== 'ar') params.set(LANGUAGE_PARAMETER, language);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
