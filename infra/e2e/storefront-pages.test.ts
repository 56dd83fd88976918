import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { untilDrawn } from './browser/until-drawn.ts';
import { furnishShop, type Furnished } from './fixtures/furnish-shop.ts';
import { journey } from './journey.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

let call: ShopClient;
let visitor: Visitor;
let window: Furnished;
let asked: string[] = [];

/** What the page says that it is called and where it is to be found. */
const named = (page: Page) =>
  page.evaluate<{ title: string; canonical: string; lang: string; dir: string }>(`({
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.href,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
  })`);

/** Opens an address and waits until the screen stands there. */
async function open(path: string, heading: string | RegExp): Promise<string[]> {
  asked = [];
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { name: heading }).first().waitFor();
  await visitor.page.waitForLoadState('load');
  return asked;
}

browser.describe('a shopper who opens a page', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    visitor = await visitors.arrive();
    window = await furnishShop(call, visitor.page);
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/events') asked.push(pathname);
    });
  });

  step('has all that it shows with the page itself', async () => {
    expect(await open('/', 'أحدث القطع')).toEqual([]);
    expect(await open('/products', 'كل القطع')).toEqual([]);
    expect(await open('/products?query=سلسلة&karat=21', /نتائج البحث/)).toEqual([]);
    expect(await open('/collections', 'المجموعات')).toEqual([]);
    expect(await open(`/collections/${window.rings}`, 'خواتم')).toEqual([]);
    expect(await open(`/product/${window.pictured}`, 'خاتم لؤلؤة')).toEqual([]);
  });

  step('finds it under the name that search engines were told', async () => {
    const piece = `/product/${window.pictured}`;
    const directions = { ar: 'rtl', en: 'ltr' } as const;
    for (const [lang, path] of [
      ['en', `${piece}?lang=en`],
      ['ar', `${piece}?lang=ar`],
    ] as const) {
      const answer = await fetch(shop.url + path);
      const told = /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1];
      await open(path, 'خاتم لؤلؤة');
      const canonical = shop.url + path.replace('?lang=ar', '');
      expect(await named(visitor.page)).toEqual({
        title: told,
        canonical,
        lang,
        dir: directions[lang],
      });
    }
  });

  step('goes on from there: names and addresses follow', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'كل القطع' }).first().click();
    await page.waitForURL('/products');
    await page.getByRole('heading', { name: 'كل القطع' }).waitFor();
    // Both are named a moment after the screen is drawn.
    await eventually(async () =>
      expect(await named(page)).toMatchObject({
        title: expect.stringMatching(/^كل القطع \| /),
        canonical: `${shop.url}/products`,
      }),
    );
  });

  step('sees a price that moves meanwhile, without opening it again', async () => {
    const { page } = visitor;
    const listening = page.waitForResponse(/\/api\/events\?/);
    await open('/', 'أحدث القطع');
    await listening;
    const strip = page.getByRole('region', { name: 'سعر جرام الذهب اليوم' });
    await strip.getByText('٤٬٠٠٠').waitFor();
    const moved = { basePrice21k: 4200, marginPerGram: 50 };
    expect((await call('PATCH', '/api/gold-price-settings', moved)).status).toBe(200);
    await strip.getByText('٤٬٢٠٠').waitFor();
    await page.reload();
    await strip.getByText('٤٬٢٠٠').waitFor();
  });

  step(
    'sees a price that moved between its page and its first news, in a second tab too',
    async () => {
      const { page, context } = visitor;
      const second = await context.newPage();
      for (const [tab, price, shown] of [
        [page, 4300, '٤٬٣٠٠'],
        [second, 4400, '٤٬٤٠٠'],
      ] as const) {
        let letPass: () => void = () => undefined;
        const passed = new Promise<void>((pass) => (letPass = pass));
        await tab.route('**/assets/*.js', async (route) => {
          await passed;
          await route.continue();
        });
        await untilDrawn(tab, '/?lang=ar');
        await tab.goto('/?lang=ar', { waitUntil: 'commit' });
        const strip = tab.getByRole('region', { name: 'سعر جرام الذهب اليوم' });
        await strip.waitFor();
        const moved = { basePrice21k: price, marginPerGram: 50 };
        expect((await call('PATCH', '/api/gold-price-settings', moved)).status).toBe(200);
        expect(await strip.getByText(shown).count()).toBe(0);
        letPass();
        await strip.getByText(shown).waitFor();
      }
      await second.close();
    },
  );

  step('changes to English, and what is copied from there opens in English elsewhere', async () => {
    const { page } = visitor;
    await open('/products?karat=18', 'كل القطع');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/products?karat=18&lang=en');
    await page.getByRole('heading', { name: 'All pieces' }).waitFor();

    const friend = await visitors.arrive();
    // Its buttons work when the code is there, which listens for news then.
    const listening = friend.page.waitForResponse(/\/api\/events\?/);
    await friend.page.goto(page.url());
    await listening;
    await friend.page.getByRole('heading', { name: 'All pieces' }).waitFor();
    expect(await named(friend.page)).toMatchObject({
      canonical: `${shop.url}/products?karat=18&lang=en`,
      lang: 'en',
      dir: 'ltr',
    });
    await friend.page.getByRole('link', { name: 'العربية' }).click();
    await friend.page.waitForURL('/products?karat=18');
  });

  step('is told by status and screen that there is no such page', async () => {
    const { page, troubles } = visitor;
    await page.goto('/?lang=ar');
    for (const [path, heading] of [
      ['/nowhere', '404 الصفحة غير موجودة'],
      ['/product/x', 'لم نجد هذه القطعة'],
      ['/collections/x', 'لم نجد هذه المجموعة'],
    ] as const) {
      troubles.expect(`404 ${path}`);
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole('heading', { name: heading }).waitFor();
    }
  });

  step('is known from the first moment once signed in', async () => {
    const { page } = visitor;
    await page.context().addCookies([await sessionCookie()]);
    expect(await open('/', 'أحدث القطع')).toEqual([]);
    await page.getByRole('link', { name: 'لوحة التحكم' }).waitFor();
  });
});

async function sessionCookie() {
  const answer = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shop.admin),
  });
  const [name = '', value = ''] = (answer.headers.get('set-cookie') ?? '').split(/[=;]/);
  return { name, value, url: shop.url };
}
