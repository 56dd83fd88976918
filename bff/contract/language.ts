export type Language = 'ar' | 'en';

/** The parameter of an address that names its language. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language of a shared link wins over the kept choice; Arabic is the shop's own. */
export function chosenLanguage(search: string, cookie: string): Language {
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  if (isLanguage(asked)) return asked;
  const kept = /(?:^|; ?)lang=(\w+)/.exec(cookie)?.[1];
  return isLanguage(kept) ? kept : 'ar';
}

export function directionOf(language: string): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function isLanguage(value: unknown): value is Language {
  return value === 'ar' || value === 'en';
}
