import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { texts } from '../src/pages/texts.ts';
import { aProduct, aShop, openPages, picture } from './pages-shop.ts';

const shop = aShop();
const { door, visit } = await openPages(shop);

/** Without the invisible marks that keep the direction. */
const visible = (text = ''): string =>
  text.replace(/[\u200e\u200f\u061c\u2068\u2069]/g, '').replace(/\u00a0/g, ' ');

describe('what a page is called', () => {
  test.each([
    ['/', 'ميزان', 'Mizan'],
    ['/products', 'كل القطع | ميزان', 'All pieces | Mizan'],
    ['/products?q=خاتم', 'نتائج البحث عن «خاتم» | ميزان', 'Results for “خاتم” | Mizan'],
    ['/product/7', 'خاتم فيروز | ميزان', 'Turquoise ring | Mizan'],
    ['/collections', 'المجموعات | ميزان', 'Collections | Mizan'],
    ['/collections/3', 'خواتم | ميزان', 'Rings | Mizan'],
    ['/auth', 'حسابك | ميزان', 'Your account | Mizan'],
    ['/profile', 'حسابي | ميزان', 'My account | Mizan'],
    ['/admin/pos', 'ميزان', 'Mizan'],
    ['/nowhere', '404 الصفحة غير موجودة | ميزان', '404 Page Not Found | Mizan'],
  ])('%s', async (path, arabic, english) => {
    const other = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
    const pages = [await visit(path), await visit(other)];
    expect(pages.map(({ title }) => visible(title))).toEqual([arabic, english]);
    expect(pages[0]?.root).toContain('<html lang="ar" dir="rtl"');
    expect(pages[1]?.root).toContain('<html lang="en" dir="ltr"');
  });

  test.each(['ar', 'en'] as const)('is what its screen calls itself, in %s', (language) => {
    const screens: Record<string, Record<string, string>> = {};
    for (const name of ['', 'account.', 'not-found.']) {
      const file = new URL(`../../web/src/i18n/${name}${language}.json`, import.meta.url);
      Object.assign(screens, JSON.parse(readFileSync(file, 'utf8')));
    }
    const words = texts[language];
    expect({
      products: { title: words.allPieces, resultsFor: words.resultsFor('{{q}}') },
      collections: { title: words.collections },
      auth: { title: words.account },
      profile: { title: words.profile },
      notFound: { title: words.notFound, home: words.home },
      product: { notFound: words.productNotFound },
      errors: { collectionNotFound: words.collectionNotFound },
      home: { lead: words.lead },
    }).toMatchObject({
      products: pick(screens['products'], ['title', 'resultsFor']),
      collections: pick(screens['collections'], ['title']),
      auth: pick(screens['auth'], ['title']),
      profile: pick(screens['profile'], ['title']),
      notFound: pick(screens['notFound'], ['title', 'home']),
      product: pick(screens['product'], ['notFound']),
      errors: pick(screens['errors'], ['collectionNotFound']),
      home: pick(screens['home'], ['lead']),
    });
  });
});

describe('the language', () => {
  test('is Arabic for who comes first, and the kept one for who came before', async () => {
    expect((await visit('/')).root).toContain('lang="ar"');
    const cookie = { cookie: 'theme=x; lang=en' };
    expect((await visit('/', { headers: cookie })).root).toContain('lang="en"');
    expect((await visit('/?lang=ar', { headers: cookie })).root).toContain('lang="ar"');
  });
});

describe('the addresses of a page', () => {
  test('are one for each language, wherever it was opened', async () => {
    const page = await visit('/product/7?utm_source=x&lang=en');
    expect(page.named('canonical')).toBe(`${door.url}/product/7?lang=en`);
    expect(page.alternate('ar')).toBe(`${door.url}/product/7`);
    expect(page.alternate('en')).toBe(`${door.url}/product/7?lang=en`);
    expect(page.alternate('x-default')).toBe(`${door.url}/product/7`);
  });

  test.each(['/products?q=x', '/auth', '/profile', '/admin/pos', '/nowhere'])(
    'of %s are not for search engines',
    async (path) => {
      const page = await visit(path);
      expect(page.named('robots')).toBe('noindex');
      expect(page.named('canonical')).toBeUndefined();
    },
  );
});

describe('a shared piece', () => {
  test('shows its name, its price by the formula and its picture', async () => {
    const page = await visit('/product/7?lang=en');
    expect(page.named('og:title')).toBe('Turquoise ring');
    expect(visible(page.named('og:description'))).toMatch(/^21 karat · 5\.20 g · EGP 21,060 today/);
    expect(page.named('og:image')).toBe(`${door.url}${picture}?as=shared`);
    expect(page.named('og:image:type')).toBe('image/jpeg');
    expect(page.named('og:image:width')).toBe('1200');
    expect(page.named('product:price:amount')).toBe('21060');
    expect(page.named('twitter:card')).toBe('summary_large_image');
    const arabic = await visit('/product/7');
    expect(visible(arabic.named('description'))).toMatch(
      /^عيار ٢١ · 5\.20 جم · السعر الآن ٢١٬٠٦٠ ج\.م/,
    );
    expect(arabic.named('description')).toContain('فص فيروز &amp; ذهب');
  });

  test('is offered to search engines at the price of now', async () => {
    const page = await visit('/product/7');
    expect(page.described('Product')).toMatchObject({
      name: 'خاتم فيروز',
      image: [`${door.url}${picture}?w=1280`],
      offers: {
        price: 21_060,
        priceCurrency: 'EGP',
        availability: 'https://schema.org/InStock',
        url: `${door.url}/product/7`,
      },
    });
    expect(page.described('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${door.url}/` },
        { position: 2, name: 'خواتم', item: `${door.url}/collections/3` },
        { position: 3, name: 'خاتم فيروز' },
      ],
    });
  });

  test('that is sold out says so', async () => {
    shop.products.push(aProduct({ id: 8, quantity: 0 }));
    const page = await visit('/product/8');
    expect(page.named('product:availability')).toBe('out of stock');
    expect(page.described('Product')).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });
});

test('the home page tells search engines of the shop and of its search', async () => {
  const page = await visit('/');
  expect(page.described('JewelryStore')).toMatchObject({ name: 'ميزان', alternateName: 'Mizan' });
  expect(page.described('WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${door.url}/products?q={search_term_string}` } },
  });
});

function pick(texts: Record<string, string> = {}, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, texts[name]]));
}
