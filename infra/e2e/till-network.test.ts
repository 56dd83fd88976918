import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext, Cookie, Page } from 'playwright-core';
import { killBrowserOf, openProfile } from './browser/launch.ts';
import { scan } from './browser/scan.ts';
import { expectFocus } from './browser/tab-to.ts';
import { submitSignIn } from './screens/sign-in.ts';
import { cart } from './screens/till.ts';

const browser = chromium();
const shop = await shopProcess();
const profile = mkdtempSync(join(tmpdir(), 'dahab-till-'));
const STEP_MS = 240_000;
const PATIENCE_MS = 30_000;
const STOCK = 20;
const gone = { state: 'detached' } as const;

let till: BrowserContext;
let page: Page;
let call: ShopClient;
let barcode = '';
let ringId = 0;

browser.describe('a till that loses its network', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    const gold = { basePrice21k: 4000, marginPerGram: 50 };
    expect((await call('PATCH', '/api/gold-price-settings', gold)).status).toBe(200);
    const ring = { nameAr: 'خاتم لؤلؤة', weight: 9.1, karat: 18, quantity: STOCK };
    const made = (await call('POST', '/api/products', ring)).body;
    ringId = made.id as number;
    barcode = made.barcode as string;
    await openTill();
    await page.waitForURL('**/auth');
    await submitSignIn(page, shop.admin);
    await page.waitForURL('**/admin/dashboard');
    await page.goto('/admin/pos');
    await cart(page).waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  }, 300_000);

  afterAll(async () => {
    await till.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test(
    'a sale by scanner alone, on an Arabic keyboard, is one order',
    async () => {
      const arabic = (digit: string): string => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit));
      await scan(page, barcode, arabic);
      await lineOfRing().waitFor();
      const search = page.getByRole('searchbox').first();
      await eventually(async () => expect(await search.inputValue()).toBe(''));
      await sell();
      await sold(page).getByText('#1').waitFor();
      await goOnAfterSold(page);
      await expectOrders(1);
    },
    STEP_MS,
  );

  test(
    'without a network the sale is kept, the till starts, and the sale is sent once',
    async () => {
      await scan(page, barcode);
      await lineOfRing().waitFor();
      await till.setOffline(true);
      await sell();
      await goOnAfterKept();
      await page.reload();
      await page.getByRole('button', { name: 'عملية بيع تنتظر الشبكة' }).waitFor();
      await scan(page, barcode);
      await lineOfRing().waitFor();
      await sell();
      await goOnAfterKept();
      await page.getByRole('button', { name: 'عمليتا بيع تنتظران الشبكة' }).waitFor();
      await expectOrders(1);
      await till.setOffline(false);
      await page.getByRole('button', { name: 'أُرسلت عمليتا بيع' }).waitFor();
      await expectOrders(3);
    },
    STEP_MS,
  );

  test(
    'a sale whose answer is lost on the way is one order',
    async () => {
      let answers = 0;
      await page.route('**/api/orders', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        answers += 1;
        if (answers > 1) return route.continue();
        // The shop has made the order; the till never hears of it.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await scan(page, barcode);
      await lineOfRing().waitFor();
      await sell();
      await eventually(() => expect(answers).toBeGreaterThan(1), { timeoutMs: PATIENCE_MS });
      await expectOrders(4);
      await page.unroute('**/api/orders');
    },
    STEP_MS,
  );

  test(
    'a network that goes right after the answer changes nothing',
    async () => {
      await reload();
      await scan(page, barcode);
      await lineOfRing().waitFor();
      await sell();
      await sold(page).getByText('#5').waitFor();
      await till.setOffline(true);
      await reload();
      await cart(page).getByText('امسح').waitFor();
      await till.setOffline(false);
      await reload();
      await expectOrders(5);
      await page.getByRole('button', { name: 'تنتظر' }).waitFor(gone);
    },
    STEP_MS,
  );

  test(
    'two tabs that sell the same cart make one order',
    async () => {
      await scan(page, barcode);
      await lineOfRing().waitFor();
      const other = await till.newPage();
      await other.goto('/admin/pos');
      await lineOfRing(other).waitFor();
      await Promise.all([page.keyboard.press('F9'), other.keyboard.press('F9')]);
      await expectOrders(6);
      // The slower one may have heard of the sale before its key; what one has seen is settled for both.
      await goOnAfterSold(await firstWhoSold(page, other));
      await lineOfRing(other).waitFor(gone);
      await lineOfRing().waitFor(gone);
      await other.close();
      await reload();
      await cart(page).getByText('امسح').waitFor();
      await expectOrders(6);
    },
    STEP_MS,
  );

  test(
    'a browser that is killed has its cart and its sales again',
    async () => {
      const other = await till.newPage();
      await other.goto('/admin/pos');
      await cart(other).waitFor();
      await scan(page, barcode);
      await lineOfRing().waitFor();
      await till.setOffline(true);
      await sell();
      await goOnAfterKept();
      await lineOfRing(other).waitFor(gone);
      await scan(page, barcode);
      // What the other tab shows is kept.
      await lineOfRing(other).waitFor();
      // A browser writes cookies down only twice a minute: who comes sooner signs in again.
      const session = await till.cookies();
      killBrowserOf(profile);
      await openTill(session);
      await lineOfRing().waitFor();
      await expectOrders(7);
      expect(await stockOfRing()).toBe(STOCK - 7);
    },
    STEP_MS,
  );

  async function openTill(session: readonly Cookie[] = []): Promise<void> {
    till = await openProfile(browser.path, profile, shop.url);
    await till.addCookies(session);
    till.setDefaultTimeout(PATIENCE_MS);
    page = till.pages()[0] ?? (await till.newPage());
    await page.goto('/admin/pos');
  }

  async function reload(): Promise<void> {
    await page.reload();
    await cart(page).waitFor();
  }

  async function stockOfRing(): Promise<number> {
    return (await call('GET', `/api/products/${ringId}`)).body.quantity as number;
  }

  function lineOfRing(tab: Page = page) {
    return cart(tab).getByRole('button', { name: 'إزالة خاتم لؤلؤة' });
  }

  function sell(): Promise<void> {
    return cart(page).getByRole('button', { name: 'إتمام البيع' }).click();
  }

  async function goOnAfterKept(): Promise<void> {
    const kept = page.getByRole('dialog', { name: 'حُفظت عملية البيع' });
    await kept.getByRole('button', { name: 'البيع التالي' }).click();
  }

  function sold(tab: Page) {
    return tab.getByRole('dialog', { name: 'تم البيع' });
  }

  function firstWhoSold(...tabs: readonly Page[]): Promise<Page> {
    return eventually(async () => {
      for (const tab of tabs) if (await sold(tab).isVisible()) return tab;
      throw new Error('No tab says that it has sold');
    });
  }

  async function goOnAfterSold(tab: Page): Promise<void> {
    await expectFocus(sold(tab).getByRole('button', { name: 'البيع التالي' }));
    await tab.keyboard.press('Enter');
  }

  async function expectOrders(total: number): Promise<void> {
    await eventually(
      async () => expect((await call('GET', '/api/orders')).body.total).toBe(total),
      { timeoutMs: PATIENCE_MS, everyMs: 250 },
    );
  }
});
