import sanitizeHtml from 'sanitize-html';
import { LONGEST_DESCRIPTION } from '../../contract/product.ts';

const textTags = `p br div span h2 h3 h4 blockquote hr strong b em i u s sub sup small
  ul ol li table thead tbody tr th td a`.split(/\s+/);

/** What a description may contain: text tags, the direction of text, and links that lead outside. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: textTags,
    allowedAttributes: { '*': ['dir'], a: ['href', 'title', 'rel'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
    },
  });
}

/** The clean form of a bare `<a>` is ten times as long, and nothing grows more. */
const MOST_GROWTH = 11;

/** Whether the clean form is longer than descriptions may be. */
export function isTooLongWhenClean(html: string): boolean {
  if (html.length * MOST_GROWTH <= LONGEST_DESCRIPTION) return false;
  return cleanHtml(html).length > LONGEST_DESCRIPTION;
}

export { textOfHtml } from '../../contract/description-text.ts';
