import { chromium } from '@dahab/testing/chromium.ts';
import { expect, test } from '@jest/globals';
import { expectAccessible } from '../../browser/accessibility.ts';
import { expectNoSidewaysScroll } from '../../browser/no-sideways-scroll.ts';
import { openBrowser } from '../../browser/open-browser.ts';
import { desktop, phone } from '../../browser/viewports.ts';
import { openShop } from '../open-shop.ts';

const browser = chromium();
const shop = await openShop();
const visitors = openBrowser(browser.path, shop.url);

browser.describe('the document as a page', () => {
  test('can be read in both themes, at a desk and on a phone, under the strict policy', async () => {
    const { page, troubles } = await visitors.arrive();
    await page.goto('/api/docs');
    await page.locator('summary').filter({ hasText: '/api/orders' }).first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        const what = `the document, ${colorScheme}, ${viewport.width} px`;
        await expectAccessible(page, what);
        await expectNoSidewaysScroll(page, what);
      }
    }
    await page.getByRole('link', { name: 'OrderInput' }).click();
    await page.locator('#schema-OrderInput:target').waitFor();
    // The browser asks for an icon by itself; this page brings none.
    expect(troubles.take().filter((trouble) => !trouble.includes('favicon'))).toEqual([]);
  });
});
