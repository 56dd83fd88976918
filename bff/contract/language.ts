export type Language = 'ar' | 'en';

/** The parameter of an address that names its language. */
export const LANGUAGE_PARAMETER = 'lang';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** What keeps a choice for a year. */
export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

/** Whether an address says which language it is to be read in. */
export function namesLanguage(search: string): boolean {
  return isLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER));
}

/** The language of a shared link wins over the kept choice; Arabic is the shop's own. */
export function chosenLanguage(search: string, cookie: string): Language {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (isLanguage(asked)) return asked;
  const kept = /(?:^|; ?)lang=(\w+)/.exec(cookie)?.[1];
  return isLanguage(kept) ? kept : 'ar';
}

/** The query of an address, naming a language. */
export function withLanguage(language: Language, search: string): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE_PARAMETER, language);
  return `?${params.toString()}`;
}

export function directionOf(language: string): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function isLanguage(value: unknown): value is Language {
  return value === 'ar' || value === 'en';
}
