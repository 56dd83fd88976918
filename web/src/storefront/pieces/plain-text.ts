import { textOfHtml } from '@dahab/catalog/contract/description-text.ts';

/** Between them and the words around them there is no space unless it is written. */
const INSIDE_WORDS = /<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)(?=[\s/>])[^>]*>/gi;

/** The words of a description, which is clean HTML. */
export function plainText(html: string): string {
  const whole = html.replace(INSIDE_WORDS, '');
  return textOfHtml(whole).replace(/\s+/g, ' ').trim();
}
