import { expect, test } from '@jest/globals';
import { aProduct, aShop, openPages } from './pages-shop.ts';

const shop = aShop();
shop.products = Array.from({ length: 12 }, (_, index) => aProduct({ id: 12 - index }));
const { door } = await openPages(shop);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a page goes to who takes %s as %s, and once', async (taken, expected) => {
  const ask = (held = ''): Promise<Response> =>
    door.send('/products', { headers: { 'accept-encoding': taken, 'if-none-match': held } });
  const page = await ask();

  expect(page.headers.get('content-encoding')).toBe(expected);
  expect(await page.text()).toContain('</html>');
  expect((await ask(page.headers.get('etag') ?? '')).status).toBe(304);
});
