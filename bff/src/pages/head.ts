import { sharedSize } from '@dahab/catalog/contract/media-variants.ts';
import { escapeMarkup, jsonForScript } from './escape.ts';
import { priceToday } from './page-words.ts';
import { type Described, structuredData } from './structured-data.ts';

const LOCALES = { ar: 'ar_EG', en: 'en_US' } as const;

type Attributes = Readonly<Record<string, string | number>>;

/** What stands in a page's head about what it shows. */
export function headOf(page: Described): string {
  const { words, links } = page;
  const data = structuredData(page);
  return [
    `<title>${escapeMarkup(words.title)}</title>`,
    tag('meta', { name: 'description', content: words.description }),
    ...(links.isIndexed
      ? addressTags(page)
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...manifestTag(page),
    ...sharingTags(page),
    ...(data ? [`<script type="application/ld+json">${jsonForScript(data)}</script>`] : []),
  ].join('\n    ');
}

function addressTags({ links }: Described): string[] {
  return [
    tag('link', { rel: 'canonical', href: links.canonical }),
    ...Object.entries(links.alternates).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
  ];
}

/** The back office is installed as an app of its own. */
function manifestTag({ subject, language }: Described): string[] {
  const path = subject.kind === 'office' ? '/till.webmanifest' : '/manifest.webmanifest';
  const href = language === 'ar' ? path : `${path}?lang=${language}`;
  return [tag('link', { rel: 'manifest', href })];
}

/** Open Graph, as networks and messengers read it, and what X wants beside it. */
function sharingTags({ subject, frame, words, links, language }: Described): string[] {
  const other = language === 'ar' ? 'en' : 'ar';
  const { picture } = links;
  const isProduct = subject.kind === 'product';
  const property = (name: string, content: string | number): string =>
    tag('meta', { property: name, content });
  const price = isProduct ? priceToday(subject.product, frame) : null;
  return [
    property('og:type', isProduct ? 'product' : 'website'),
    property('og:site_name', words.shop),
    property('og:title', words.about || words.shop),
    property('og:description', words.description),
    property('og:url', links.canonical),
    property('og:locale', LOCALES[language]),
    property('og:locale:alternate', LOCALES[other]),
    property('og:image', picture.address),
    ...(picture.type === null
      ? []
      : [
          property('og:image:type', picture.type),
          property('og:image:width', sharedSize.width),
          property('og:image:height', sharedSize.height),
        ]),
    property('og:image:alt', words.about || words.shop),
    ...(price === null
      ? []
      : [property('product:price:amount', price), property('product:price:currency', 'EGP')]),
    ...(isProduct
      ? [
          property(
            'product:availability',
            subject.product.quantity > 0 ? 'in stock' : 'out of stock',
          ),
        ]
      : []),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

export function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeMarkup(String(value))}"`,
  );
  return `<${name}${written.join('')} />`;
}
