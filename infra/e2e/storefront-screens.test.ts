import { chromium } from '@dahab/testing/chromium.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './browser/accessibility.ts';
import { expectNoSidewaysScroll } from './browser/no-sideways-scroll.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { wear } from './browser/theme.ts';
import { untilStill } from './browser/until-still.ts';
import { desktop, otherWidths, phone } from './browser/viewports.ts';
import { furnishShop, pearl, type Furnished } from './fixtures/furnish-shop.ts';
import { register } from './screens/sign-in.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);

let visitor: Visitor;
let window: Furnished;

const mona = {
  firstName: 'منى',
  lastName: 'عبد الرحمن',
  email: 'mona@example.com',
  phone: '01012345678',
  city: 'القاهرة',
  username: 'mona',
  password: 'lulu-1974',
};

interface Screen {
  readonly name: string;
  readonly path: () => string;
  /** Its heading in both languages. */
  readonly title: Readonly<Record<'ar' | 'en', string>>;
  /** An answer that belongs to it. */
  readonly answered?: () => string[];
}

const screens: readonly Screen[] = [
  { name: 'home', path: () => '/', title: { ar: 'أحدث القطع', en: 'Latest pieces' } },
  {
    name: 'the collections',
    path: () => '/collections',
    title: { ar: 'المجموعات', en: 'Collections' },
  },
  {
    name: 'a collection',
    path: () => `/collections/${window.rings}`,
    title: { ar: 'خواتم', en: 'Rings' },
  },
  { name: 'all pieces', path: () => '/products', title: { ar: 'كل القطع', en: 'All pieces' } },
  {
    name: 'a search without results',
    path: () => '/products?q=مركب&karat=24',
    title: { ar: 'لم نجد قطعًا بهذا الوصف', en: 'No pieces match' },
  },
  {
    name: 'a piece',
    path: () => `/product/${window.pictured}`,
    title: { ar: pearl.nameAr, en: pearl.nameAr },
  },
  {
    name: 'a piece that is sold out, without pictures',
    path: () => `/product/${window.soldOut}`,
    title: { ar: 'خاتم رقم 5', en: 'خاتم رقم 5' },
  },
  {
    name: 'a piece that is not there',
    path: () => '/product/999999',
    title: { ar: 'لم نجد هذه القطعة', en: 'Product not found' },
    answered: () => ['404 /product/999999', '404 /api/products/999999'],
  },
  {
    name: 'an address that leads nowhere',
    path: () => '/nowhere/at/all',
    title: { ar: '404 الصفحة غير موجودة', en: '404 Page Not Found' },
    answered: () => ['404 /nowhere/at/all'],
  },
  { name: 'signing in', path: () => '/auth', title: { ar: 'حسابك', en: 'Your account' } },
];

browser.describe('the screens of the shop', () => {
  beforeAll(async () => {
    await shop.start();
    const { page } = await visitors.arrive();
    window = await furnishShop(await shopClient(shop.url, shop.admin), page);
  });

  beforeEach(async () => {
    visitor = await visitors.arrive();
  });

  afterEach(async () => {
    await visitor.troubles.arrived();
    await visitor.context.close();
    expect(visitor.troubles.take()).toEqual([]);
  });

  test.each(screens)('$name is whole in both languages, for everyone', async (screen) => {
    await open(screen);
    await expectWhole(visitor.page, `${screen.name}, Arabic`);
    await switchToEnglish(visitor.page);
    await visitor.page.getByRole('heading', { name: screen.title.en, exact: true }).waitFor();
    await expectWhole(visitor.page, `${screen.name}, English`);
  });

  test('the profile is whole in both languages, for everyone', async () => {
    const { page } = visitor;
    await page.goto('/?lang=ar');
    await register(page, mona);
    await page.goto('/profile');
    await page.getByText(mona.email).waitFor();
    await expectWhole(page, 'the profile, Arabic');
    await switchToEnglish(page);
    await expectWhole(page, 'the profile, English');
  });
});

async function open(screen: Screen): Promise<void> {
  const { page, troubles } = visitor;
  for (const answer of screen.answered?.() ?? []) troubles.expect(answer);
  const path = screen.path();
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=ar`);
  await page.getByRole('heading', { name: screen.title.ar, exact: true }).waitFor();
  await page.locator('html[lang=ar][dir=rtl]').waitFor();
}

async function switchToEnglish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'English' }).click();
  await page.locator('html[lang=en][dir=ltr]').waitFor();
}

async function expectWhole(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await untilStill(page);
    await expectAccessible(page, `${what}, ${theme}`);
  }
  for (const width of [...otherWidths, phone.width]) {
    await page.setViewportSize({ ...desktop, width });
    await expectNoSidewaysScroll(page, `${what}, ${width} px wide`);
  }
  await wear(page, 'light');
  await page.setViewportSize(desktop);
}
