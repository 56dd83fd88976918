import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { aProduct, aShop, openPages, tellChanged } from './pages-shop.ts';

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

test('a page that is asked for again comes in fewer bytes, and changed when it changed', async () => {
  const ask = async () => {
    const page = await door.send('/', { headers: { 'accept-encoding': 'br' } });
    return { bytes: Number(page.headers.get('content-length')), html: await page.text() };
  };
  const first = await ask();
  await eventually(async () => {
    const again = await ask();
    expect(again.bytes).toBeLessThan(first.bytes);
    expect(again.html).toBe(first.html);
  });

  shop.site = { ...shop.site, websiteNameAr: 'دار الذهب' };
  await tellChanged(door);
  expect((await ask()).html).toContain('دار الذهب');
});
