import sanitizeHtml from 'sanitize-html';
import { LONGEST_DESCRIPTION } from '../../contract/product-input.ts';

const textTags = `p br div span h2 h3 h4 blockquote hr strong b em i u s sub sup small
  ul ol li table thead tbody tr th td a`.split(/\s+/);

/** What a description may contain: text tags, the direction of text, and links that lead outside. */
export function cleanHtml(html: string): string {
  const bare = withoutAttributes(html);
  if (PLAIN_MARKUP.test(bare)) return bare;
  return sanitizeHtml(html, {
    allowedTags: textTags,
    allowedAttributes: { '*': ['dir'], a: ['href', 'title', 'rel'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: {
          ...(href !== undefined && isSafe(href) && { href }),
          ...attribs,
          rel: 'nofollow noopener',
        },
      }),
    },
  });
}

/** Something before a colon that is no scheme, like `\\x01javascript:`, is taken for a path otherwise. */
function isSafe(href: string): boolean {
  return /^\s*(https?|mailto|tel):/i.test(href) || !/^[^/?#]*:/.test(href);
}

const TEXT = '[^<>&]*';
const DIR = '(?: dir="(?:rtl|ltr|auto)")?';
const EMPHASIS = 'b|strong|em|i|u|s|small|span';
/** `group` is the number of its group in the whole, since a tag ends as it began. */
const words = (group: number): string =>
  `${TEXT}(?:<(${EMPHASIS})${DIR}>${TEXT}</\\${group}>${TEXT})*`;
const PARAGRAPH = `<(p|h[234])${DIR}>${words(3)}</\\2>`;
const LIST = `<(ul|ol)${DIR}>\\s*(?:<li${DIR}>${words(5)}</li>\\s*)*</\\4>`;
/**
 * What is clean as it stands: words, emphasis, paragraphs and lists, each closed. A parser would find
 * the same, and take longer than all else that an import does.
 */
const PLAIN_MARKUP = new RegExp(`^${words(1)}(?:(?:${PARAGRAPH}|${LIST})${words(6)})*$`);

const ATTRIBUTES = new RegExp(
  `(<(?:p|h[234]|ul|ol|li|${EMPHASIS}))((?: [a-z-]+="[^"<>&]*")+)>`,
  'g',
);

/** The tags of plain markup with nothing but the direction of their text. */
function withoutAttributes(html: string): string {
  return html.replace(ATTRIBUTES, (_, tag: string, attributes: string) => {
    const direction = / dir="[^"]*"/.exec(attributes)?.[0] ?? '';
    return `${tag}${direction}>`;
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
