import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { untilDrawn } from './browser/until-drawn.ts';
import { desktop, phone } from './browser/viewports.ts';
import { furnishShop, type Furnished, pearl } from './fixtures/furnish-shop.ts';
import { journey } from './journey.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const hostile = `<img src=x onerror="document.title='taken'">`;

let call: ShopClient;
let visitor: Visitor;
let window: Furnished;
let letCodePass: () => void = () => undefined;

async function open(page: Page, path: string): Promise<void> {
  await untilDrawn(page, path);
  // A slow page asks for its code before it is complete; held back, that would never be.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Holds the page's code back until it is let pass. */
async function holdCode(page: Page): Promise<void> {
  const passed = new Promise<void>((pass) => (letCodePass = pass));
  await page.route('**/assets/*.js', async (route) => {
    await passed;
    await route.continue();
  });
}

/** Holds pictures back until they are let pass, and tells in which order things came and went. */
async function holdPictures(page: Page) {
  const heard: string[] = [];
  let letPass: () => void = () => undefined;
  const passed = new Promise<void>((pass) => (letPass = pass));
  await page.addInitScript(NEVER_TIRED);
  await page.route('**/media/**', async (route) => {
    await passed;
    heard.push('picture');
    await route.continue();
  });
  const isCode = (url: string) => /\/assets\/.*\.js$/.test(url);
  page.on('request', (request) => void (isCode(request.url()) && heard.push('code')));
  const codeIsAsked = () => page.waitForRequest((request) => isCode(request.url()));
  return { heard, letPass, codeIsAsked };
}

/** After a while a page asks for its code without its picture; a held picture takes longer. */
const NEVER_TIRED = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, after, ...given) => after === 3000 || wait(act, after, ...given);
}`;

/** A heading of the drawn page is marked: what is drawn anew loses the mark. */
async function markDrawn(page: Page): Promise<void> {
  await eventually(async () => {
    expect(await page.evaluate<string[]>(FONTS)).toContain('loaded');
    expect(await page.evaluate<string[]>(FONTS)).not.toContain('loading');
  });
  // The lines that came with the last font are laid out in the frame after it.
  await page.evaluate(`new Promise(requestAnimationFrame).then(() => {
    document.querySelector('main :is(h1, h2)').dataset.drawn = 'on the server';
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifted += entry.value;
    }).observe({ type: 'layout-shift' });
  })`);
}

/** Of each font of the page whether it is there; those that nothing is written in stay unloaded. */
const FONTS = '[...document.fonts].map(({ status }) => status)';

/** The pictures that the head of the page names; what it has of them stands there a moment later. */
async function fetchedAhead(page: Page): Promise<string[]> {
  return eventually(async () => {
    const pictures = await page.evaluate<string[]>(FETCHED_AHEAD);
    expect(pictures).not.toEqual([]);
    return pictures;
  });
}

const FETCHED_AHEAD = `performance.getEntriesByType('resource')
  .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/media/'))
  .map(({ name }) => name)`;

const firstShown = (page: Page) =>
  page.evaluate<string>(`document.querySelector('main img').currentSrc`);

const marked = (page: Page) => page.locator('main [data-drawn="on the server"]').count();

/**
 * Chooses the other language in the very moment in which the page begins to answer: its frame is taken
 * over by then, what stands in it not yet.
 */
async function switchLanguageAtOnce(page: Page): Promise<void> {
  await page.addInitScript(`new MutationObserver((_, observer) => {
    observer.disconnect();
    document.querySelector('header a[hreflang]').click();
  }).observe(document, { subtree: true, attributeFilter: ['lang'] })`);
}

/** A press is answered only once the page is taken over. */
async function switchTheme(page: Page): Promise<void> {
  const look = () => page.evaluate<string>('document.documentElement.className');
  const before = await look();
  while ((await look()) === before) {
    // A real press may scroll; that is what some steps look for.
    await page.getByRole('button', { name: /الوضع|theme/ }).dispatchEvent('click');
  }
}

browser.describe('a page that comes drawn', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    visitor = await visitors.arrive();
    window = await furnishShop(call, visitor.page);
    await call('POST', '/api/products', { ...pearl, nameAr: hostile, collectionId: window.rings });
  });

  step('is read and walked through without any code', async () => {
    const context = await visitor.context.browser()?.newContext({
      baseURL: shop.url,
      javaScriptEnabled: false,
      viewport: phone,
    });
    const page = await context?.newPage();
    if (!page) throw new Error('The browser is gone');
    await untilDrawn(page, `/product/${window.pictured}`);
    await open(page, '/');
    await page.getByRole('heading', { name: 'أحدث القطع' }).waitFor();
    await page.getByRole('link', { name: 'خاتم لؤلؤة' }).first().click();
    await page.waitForURL(`/product/${window.pictured}`);
    await page.getByRole('heading', { name: 'خاتم لؤلؤة', level: 1 }).waitFor();
    await page.getByText('٣١٬٧٥٠').first().waitFor();
    await open(page, `/collections/${window.rings}?lang=en`);
    await page.getByText('For every day and every occasion.').waitFor();
    // What is linked from here comes in the language of this page, until the other is chosen.
    await page.getByRole('link', { name: 'خاتم لؤلؤة' }).first().click();
    await page.getByText('Price now').first().waitFor();
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    await page.goto('/products');
    await page.getByRole('searchbox').fill('لؤلؤة');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/products\?q=/);
    await page.getByRole('heading', { name: /نتائج/ }).waitFor();
    await context?.close();
  });

  step('asks for its code once its picture is there, or at once when it is pressed', async () => {
    const path = `/product/${window.pictured}`;
    await untilDrawn(visitor.page, path);
    for (const isPressed of [false, true]) {
      const { page, context } = await visitors.arrive();
      const { heard, letPass, codeIsAsked } = await holdPictures(page);
      const asked = codeIsAsked();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(heard).toEqual([]);
      if (isPressed) await page.getByRole('button', { name: 'الوضع الداكن' }).click();
      else letPass();
      await asked;
      expect(heard[0]).toBe(isPressed ? 'code' : 'picture');
      if (!isPressed) expect(await fetchedAhead(page)).toEqual([await firstShown(page)]);
      letPass();
      if (isPressed) await page.locator('html.dark').waitFor();
      await context.close();
    }
  });

  step('is taken over as it stands: nothing is drawn anew, nothing moves', async () => {
    // Whose browser has no place in these pages to go back to.
    const { page, context } = await visitors.arrive();
    for (const path of ['/', '/products?karat=18', `/product/${window.pictured}?lang=en`]) {
      await holdCode(page);
      await open(page, path);
      await markDrawn(page);
      const stood = await page.evaluate<number>('scrollTo(0, 200), scrollY');
      expect(stood).toBeGreaterThan(0);
      letCodePass();
      await switchTheme(page);
      expect([path, await marked(page)]).toEqual([path, 1]);
      expect([path, await page.evaluate<number>('scrollY')]).toEqual([path, stood]);
      const shifted = await page.evaluate<number>('globalThis.shifted');
      expect({ path, shifted: shifted < 0.01 || shifted }).toEqual({ path, shifted: true });
    }
    await context.close();
  });

  step('changes its language while it is still being taken over', async () => {
    const hasty = await visitors.arrive();
    await switchLanguageAtOnce(hasty.page);
    for (const [path, heading] of [
      ['/?lang=ar', 'Latest pieces'],
      ['/products?karat=18&lang=ar', 'All pieces'],
      ['/collections?lang=ar', 'Collections'],
    ] as const) {
      await open(hasty.page, path);
      await hasty.page.locator('html[lang=en][dir=ltr]').waitFor();
      await hasty.page.getByRole('heading', { name: heading }).waitFor();
      await hasty.page.waitForURL(/lang=en/);
    }
    await hasty.context.close();
  });

  step('stays in its language when the other is chosen in another tab meanwhile', async () => {
    const { page, context } = await visitors.arrive();
    await holdCode(page);
    await open(page, '/');
    await markDrawn(page);
    await context.addCookies([{ name: 'lang', value: 'en', url: shop.url }]);
    letCodePass();
    await switchTheme(page);
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    expect(await marked(page)).toBe(1);
    await context.close();
  });

  step('keeps what was typed and chosen before its code was there', async () => {
    const { page } = visitor;
    await holdCode(page);
    await open(page, '/?lang=ar');
    await page.getByRole('searchbox').fill('لؤلؤة');
    await page.getByRole('combobox', { name: 'العيار' }).selectOption('18');
    letCodePass();
    await switchTheme(page);
    await page.getByRole('searchbox').press('End');
    await page.keyboard.type(' بيضاء');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'لؤلؤة بيضاء');
    expect(new URL(page.url()).searchParams.get('karat')).toBe('18');
    await holdCode(page);
    await open(page, '/products');
    await page.getByRole('searchbox').fill('لؤلؤة');
    letCodePass();
    await page.waitForURL((url) => url.searchParams.get('q') === 'لؤلؤة');
  });

  step('answers what was pressed before its code was there, once it is', async () => {
    const { page } = visitor;
    await page.setViewportSize(phone);
    await holdCode(page);
    await open(page, `/collections/${window.rings}?lang=ar`);
    await page.getByRole('button', { name: 'القائمة' }).click();
    letCodePass();
    await page.getByRole('dialog').getByRole('link', { name: 'كل القطع' }).waitFor();
    await page.keyboard.press('Escape');

    await holdCode(page);
    await open(page, `/collections/${window.rings}?lang=ar`);
    await page.getByRole('button', { name: 'نظرة سريعة على خاتم لؤلؤة' }).click();
    letCodePass();
    await page.getByRole('dialog', { name: 'خاتم لؤلؤة' }).waitFor();
    await page.keyboard.press('Escape');

    await holdCode(page);
    await open(page, '/products?karat=18&lang=ar');
    await page.getByRole('link', { name: 'English' }).click();
    letCodePass();
    await page.waitForURL('/products?karat=18&lang=en');
    await page.getByRole('heading', { name: 'All pieces' }).waitFor();
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.setViewportSize(desktop);
  });

  step('leads on in its own language before its code is there', async () => {
    const friend = await visitors.arrive();
    await holdCode(friend.page);
    await open(friend.page, '/?lang=en');
    await friend.page.getByRole('link', { name: 'All pieces' }).first().click();
    await friend.page.getByRole('heading', { name: 'All pieces' }).waitFor();
    letCodePass();
    await friend.context.close();
  });

  step('comes drawn to who is signed in too, as their own', async () => {
    const { page } = visitor;
    const { username, password } = shop.admin;
    await page.goto('/?lang=ar');
    await page.evaluate(`fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(${JSON.stringify({ username, password })}),
    })`);
    await holdCode(page);
    await open(page, '/');
    await page.getByRole('link', { name: 'لوحة التحكم' }).waitFor();
    letCodePass();
  });

  step('is left by who is signed in, before its code is there', async () => {
    const { page } = visitor;
    await holdCode(page);
    await open(page, '/collections');
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.getByRole('link', { name: 'تسجيل الدخول' }).waitFor();
    await page.waitForURL('/');
    letCodePass();
    await page.context().clearCookies();
  });

  step('shows markup in names as text', async () => {
    const { page } = visitor;
    await holdCode(page);
    await open(page, '/products');
    await page.getByRole('link', { name: hostile }).waitFor();
    letCodePass();
    await switchTheme(page);
    expect(await page.title()).not.toContain('taken');
  });
});
