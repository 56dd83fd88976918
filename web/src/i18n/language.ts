import type { Language } from '@dahab/bff/contract/language.ts';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}
