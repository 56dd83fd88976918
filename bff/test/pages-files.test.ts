import { describe, expect, test } from '@jest/globals';
import { aProduct, aShop, openPages } from './pages-shop.ts';

const shop = aShop();
shop.products = Array.from({ length: 5_600 }, (_, index) => aProduct({ id: 5_600 - index }));
shop.products.push(aProduct({ id: 9_999, isArchived: true }));
const { door } = await openPages(shop);
const read = async (path: string): Promise<string> => (await door.send(path)).text();
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

describe('the sitemap', () => {
  test('names its parts', async () => {
    expect(locations(await read('/sitemap.xml'))).toEqual([
      `${door.url}/sitemap-shop.xml`,
      `${door.url}/sitemap-products-1.xml`,
      `${door.url}/sitemap-products-2.xml`,
    ]);
  });

  test('has the shop’s own places, in both languages', async () => {
    const xml = await read('/sitemap-shop.xml');
    expect(locations(xml)).toEqual([
      `${door.url}/`,
      `${door.url}/?lang=en`,
      `${door.url}/products`,
      `${door.url}/products?lang=en`,
      `${door.url}/collections`,
      `${door.url}/collections?lang=en`,
      `${door.url}/collections/3`,
      `${door.url}/collections/3?lang=en`,
    ]);
  });

  test('has every piece that is for sale, once in each language', async () => {
    const parts = [await read('/sitemap-products-1.xml'), await read('/sitemap-products-2.xml')];
    expect(parts.map((xml) => locations(xml).length)).toEqual([10_000, 1_200]);
    expect(new Set(parts.flatMap(locations)).size).toBe(11_200);
    expect(parts.join('')).not.toContain('/product/9999');
  });

  test('says when a page changed last: a price that moved changed them all', async () => {
    const xml = await read('/sitemap-products-2.xml');
    expect(xml).toContain(
      `<url><loc>${door.url}/product/1</loc><lastmod>2026-02-01T08:00:00.000Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="ar" href="${door.url}/product/1"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${door.url}/product/1?lang=en"/>`,
    );
  });

  test.each(['3', '0', 'x', '99999999999'])('has no part %s', async (part) => {
    expect((await door.send(`/sitemap-products-${part}.xml`)).status).toBe(404);
  });
});

test('search engines are told what is not for them, and where the sitemap is', async () => {
  const rules = await read('/robots.txt');
  for (const path of ['/admin', '/auth', '/profile', '/api/']) {
    expect(rules).toContain(`Disallow: ${path}\n`);
  }
  expect(rules).toContain(`Sitemap: ${door.url}/sitemap.xml`);
});

test.each([
  ['/manifest.webmanifest', { name: 'ميزان', lang: 'ar', dir: 'rtl', start_url: '/' }],
  [
    '/manifest.webmanifest?lang=en',
    { name: 'Mizan', lang: 'en', dir: 'ltr', start_url: '/?lang=en' },
  ],
  ['/till.webmanifest', { name: 'نقطة البيع | ميزان', start_url: '/admin/pos', dir: 'rtl' }],
  ['/till.webmanifest?lang=en', { name: 'Point of sale | Mizan', start_url: '/admin/pos' }],
])('%s is the shop, or its till, among the apps of a phone', async (path, expected) => {
  const answer = await door.send(path);
  expect(answer.headers.get('content-type')).toMatch('application/manifest+json');
  expect(await answer.json()).toMatchObject(expected);
});
