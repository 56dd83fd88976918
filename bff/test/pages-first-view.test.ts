import { describe, expect, test } from '@jest/globals';
import { openFrontDoor } from './front-door.ts';
import {
  aCollection,
  aProduct,
  aShop,
  neighboursOf,
  openPages,
  tellChanged,
  visitTo,
} from './pages-shop.ts';

const shop = aShop();
const { door, visit } = await openPages(shop);
const { pricing, identity } = neighboursOf(shop);
const catalogIsDown = visitTo(await openFrontDoor({ pricing, identity }));
const { catalog } = neighboursOf(shop);
const pricingIsDown = visitTo(await openFrontDoor({ catalog, identity }));

describe('a page brings along what it shows first', () => {
  test('what stands around every page', async () => {
    const page = await visit('/products');
    expect(page.brought('site-settings')).toEqual(shop.site);
    expect(page.brought('gold-price')).toEqual(shop.gold);
    expect(page.brought('collection-names')).toEqual([{ id: 3, nameAr: 'خواتم', nameEn: 'Rings' }]);
    expect(page.brought('collections')).toBeUndefined();
  });

  test('and what it is about', async () => {
    expect((await visit('/')).brought('home')).toMatchObject({ products: [aProduct()] });
    const piece = await visit('/product/7');
    expect(piece.brought('product')).toEqual(aProduct());
    expect(piece.brought('related')).toMatchObject({ products: [aProduct()], limit: 5 });
    expect((await visit('/collections')).brought('collections')).toEqual([aCollection()]);
    const collection = await visit('/collections/3');
    expect(collection.brought('collection')).toEqual(aCollection());
    expect(collection.brought('collection-products')).toEqual([aProduct()]);
  });

  test('a listing says what was asked for, as the screen will ask', async () => {
    const { html, brought } = await visit('/products?karat=21&page=2&query=ring');
    expect(html).toContain('{"q":"ring","karat":21,"page":2,"limit":12}');
    expect(brought('listing')).toMatchObject({ page: 2, limit: 12 });
  });

  test('the code of its screen is fetched with it, but not what every page has anyway', async () => {
    const { html } = await visit('/product/7');
    const preloaded = [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]*)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual(['/assets/product.js', '/assets/zoom.js']);
  });

  test('and so is its first picture, in the width that the screen will show', async () => {
    const { html } = await visit('/product/7');
    expect(html).toMatch(
      /rel="preload" as="image"[^>]* imagesrcset="\/media\/[^"]* 1920w" imagesizes="\(min-width: 768px\) 50vw, 92vw" fetchpriority="high"/,
    );
  });
});

describe('what is not there is answered with 404, in the shop’s design', () => {
  test.each([
    '/nowhere',
    '/product/12',
    '/product/x',
    '/product/-1',
    '/product/99999999999',
    '/collections/5',
    '/collections/x',
    '/product/7/more',
  ])('%s', async (path) => {
    const page = await visit(path);
    expect(page.status).toBe(404);
    expect(page.html).toContain('<div id="root">');
    expect(page.brought('site-settings')).toEqual(shop.site);
  });

  test('a file of an earlier build is no page', async () => {
    const answer = await door.send('/assets/gone-1a2b.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch('application/json');
  });
});

describe('while a part of the shop is down', () => {
  test.each(['/', '/products', '/product/7', '/collections', '/collections/3'])(
    'without catalog %s is answered with 503, says when to come back, and is the page still',
    async (path) => {
      const page = await catalogIsDown(path);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
      expect(page.title).toBe('دهب');
      expect(page.brought('gold-price')).toEqual(shop.gold);
    },
  );

  test('pages that do not need catalog are there', async () => {
    expect((await catalogIsDown('/auth')).status).toBe(200);
    expect((await catalogIsDown('/nowhere')).status).toBe(404);
  });

  test('without pricing pieces are shown, their price follows', async () => {
    const page = await pricingIsDown('/product/7');
    expect([page.status, page.brought('gold-price')]).toEqual([200, undefined]);
    expect(page.described('Product')).not.toHaveProperty('offers');
    expect(page.named('product:price:amount')).toBeUndefined();
  });
});

describe('a page that did not change', () => {
  test('is not sent again', async () => {
    const etag = (await visit('/collections')).headers.get('etag') ?? '';
    const again = await visit('/collections', { headers: { 'if-none-match': etag } });
    expect([again.status, again.html]).toEqual([304, '']);
    shop.site = { ...shop.site, contactMobile: '0100' };
    await tellChanged(door);
    const changed = await visit('/collections', { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });
});
