import { chromium } from '@dahab/testing/chromium.ts';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../browser/open-browser.ts';
import { openShop, type OpenShop } from '../open-shop.ts';
import { markup } from './naughty-texts.ts';

const found = chromium();
/** The front end may have to be built. */
const shop = await openShop({ FRONT_END: 'build' });
const visitors = openBrowser(found.path, shop.url);
const SCREEN_MS = 180_000;

/** What is written wherever a person of the shop can write text. */
const worst = markup.join(' ');
const attackOn = (where: string): string =>
  `${where} "><img src=x onerror=alert(1)><script>alert(1)</script>`;

async function writeItEverywhere({ admin: { call } }: OpenShop): Promise<number> {
  const collection = await call('POST', '/api/collections', {
    nameEn: attackOn('collection'),
    nameAr: attackOn('collection'),
    descriptionEn: worst,
    descriptionAr: worst,
    showInHomepage: true,
  });
  const product = await call('POST', '/api/products', {
    nameAr: attackOn('product'),
    name: attackOn('product'),
    descriptionAr: worst,
    tags: [attackOn('tag')],
    weight: 5,
    collectionId: collection.body.id,
  });
  expect([collection.status, product.status]).toEqual([201, 201]);
  await call(
    'POST',
    '/api/hero-widgets',
    formOf({
      titleEn: attackOn('banner'),
      titleAr: attackOn('banner'),
      descriptionEn: worst,
      descriptionAr: worst,
      imageUrl: '/logo.svg',
    }),
  );
  await call(
    'PATCH',
    '/api/site-settings',
    formOf({
      websiteNameEn: attackOn('name'),
      websiteNameAr: attackOn('name'),
      address: attackOn('address'),
    }),
  );
  await call('POST', '/api/customers', {
    firstName: attackOn('customer'),
    lastName: 'عادل',
    phone: '01001234567',
  });
  await call('POST', '/api/orders', {
    items: [{ id: product.body.id, quantity: 1, price: 20_250 }],
    total: 20_250,
    customerId: 1,
  });
  return product.body.id as number;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** What the page did that only foreign code does. */
function watch(page: Page): { readonly ran: string[] } {
  const ran: string[] = [];
  const own = new URL(shop.url).host;
  page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== own) ran.push(`a call to ${request.url()}`);
  });
  page.on('popup', () => ran.push('a window'));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) ran.push(message.text());
  });
  return { ran };
}

/** The page shows what was written, as text. */
async function expectNothingRan(page: Page, path: string, where: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.getByText(`${where} "><img`).first().waitFor({ state: 'attached' });
  // What waits for a hand: hovering and every link of a description.
  const links = page.locator('a[href]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    expect(address).not.toMatch(/^\s*(javascript|data|vbscript):/i);
  }
  const handlers = await page
    .locator('[onerror], [onload], [onclick], [onfocus], [ontoggle]')
    .count();
  expect({ path, handlers }).toEqual({ path, handlers: 0 });
}

/** Pages, and something on each that was written by the attacker. */
const storefront = (product: number): Record<string, string> => ({
  '/': 'product',
  '/products': 'product',
  [`/product/${product}`]: 'product',
  '/collections': 'collection',
  '/collections/1': 'product',
});

const backOffice = {
  '/admin/pos': 'product',
  '/admin/orders': 'customer',
  '/admin/customers': 'customer',
};

found.describe('whatever is written into the shop', () => {
  test(
    'runs on no page, opens no dialog, and calls nobody',
    async () => {
      const product = await writeItEverywhere(shop);
      const { page } = await visitors.arrive();
      const { ran } = watch(page);
      for (const [path, where] of Object.entries(storefront(product))) {
        await expectNothingRan(page, path, where);
      }
      const { username, password } = shop.admin;
      await page.request.post('/api/login', {
        data: { username, password },
        headers: { origin: shop.url },
      });
      for (const [path, where] of Object.entries(backOffice)) {
        await expectNothingRan(page, path, where);
      }
      expect(ran).toEqual([]);
    },
    SCREEN_MS,
  );
});
