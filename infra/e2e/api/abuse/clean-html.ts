import { expect } from '@jest/globals';

const textTags = new Set(
  `p br div span h2 h3 h4 blockquote hr strong b em i u s sub sup small
  ul ol li table thead tbody tr th td a`.split(/\s+/),
);

const attributes = new Set(['dir', 'href', 'title', 'rel', 'colspan', 'rowspan']);

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z]+(?:="[^"<>]*")?)*)\s*\/?>/g;
const leadsOutside = /^(https?:|mailto:|tel:|\/(?!\/)|#|[^:/?#]*$)/i;

/** The description of a product as everybody gets it: text tags, and nothing that can run. */
export function expectCleanHtml(what: string, html: string): void {
  const odd: string[] = [];
  for (const [whole, name = '', inside = ''] of html.matchAll(tag)) {
    if (!textTags.has(name)) odd.push(whole);
    for (const [, attribute = '', value = ''] of inside.matchAll(/([a-z]+)(?:="([^"]*)")?/g)) {
      if (!attributes.has(attribute)) odd.push(whole);
      if (attribute === 'href' && !leadsOutside.test(value)) odd.push(whole);
    }
  }
  if (html.replaceAll(tag, '').includes('<')) odd.push('a bare <');
  expect({ what, odd }).toEqual({ what, odd: [] });
}
