export type Language = 'ar' | 'en';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function directionOf(language: string): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language of a shared link wins over the kept choice; Arabic is the shop's own. */
export function chosenLanguage(search: string, cookie: string): Language {
  const asked = new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return asked;
  const kept = /(?:^|; )lang=(\w+)/.exec(cookie)?.[1];
  return isLanguage(kept) ? kept : 'ar';
}

export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

function isLanguage(value: unknown): value is Language {
  return value === 'ar' || value === 'en';
}
