import type { CallService } from '@dahab/chassis/http/client.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { listProducts } from '@dahab/catalog/contract/product-calls.ts';
import { canonicalPath } from '../../contract/addresses.ts';
import { escapeMarkup } from './escape.ts';

/** Pieces in a part of the sitemap: a fifth of what the protocol allows, in twice as many addresses. */
export const PIECES_IN_A_PART = 5_000;

/** Pieces of one question to catalog. */
const STEP = 500;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LANGUAGES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The list of a sitemap's parts. */
export function sitemapIndex(origin: string, pieces: number): string {
  const parts = Math.ceil(pieces / PIECES_IN_A_PART);
  const files = [
    'sitemap-shop.xml',
    ...Array.from({ length: parts }, (_, index) => `sitemap-products-${index + 1}.xml`),
  ];
  const lines = files.map(
    (file) => `<sitemap><loc>${escapeMarkup(`${origin}/${file}`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${SITEMAP}>\n${lines.join('')}</sitemapindex>\n`;
}

export interface Place {
  readonly path: string;
  readonly changedAt: string | null;
}

/** A part of the sitemap, as it is read: every place in both languages, each naming the other. */
export async function* sitemapPart(
  origin: string,
  places: AsyncIterable<readonly Place[]>,
): AsyncGenerator<string> {
  yield `${XML}<urlset ${SITEMAP} ${LANGUAGES}>\n`;
  for await (const some of places) {
    yield some.map((place) => entriesOf(origin, place)).join('');
  }
  yield '</urlset>\n';
}

/** The pieces of a part, newest first. A price that moved changed the page of every piece. */
export async function* piecesOf(
  part: number,
  call: CallService,
  pricedAt: string | null,
): AsyncGenerator<readonly Place[]> {
  const steps = PIECES_IN_A_PART / STEP;
  const first = (part - 1) * steps + 1;
  for (let page = first; page < first + steps; page += 1) {
    const { products } = await call('catalog', listProducts, { query: { page, limit: STEP } });
    yield products.map((product) => placeOf(product, pricedAt));
    if (products.length < STEP) return;
  }
}

function placeOf({ id, createdAt }: Product, pricedAt: string | null): Place {
  const changedAt = pricedAt !== null && pricedAt > createdAt ? pricedAt : createdAt;
  return { path: `/product/${id}`, changedAt };
}

function entriesOf(origin: string, { path, changedAt }: Place): string {
  const arabic = escapeMarkup(origin + canonicalPath(path, '', 'ar'));
  const english = escapeMarkup(origin + canonicalPath(path, '', 'en'));
  const alternates = [
    ['ar', arabic],
    ['en', english],
    ['x-default', arabic],
  ]
    .map(
      ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    .join('');
  const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
  return [arabic, english]
    .map((address) => `<url><loc>${address}</loc>${changed}${alternates}</url>\n`)
    .join('');
}
