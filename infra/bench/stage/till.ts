import { findChromium } from '@dahab/testing/find-chromium.ts';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

export interface TillBrowser {
  /** A till that was never used before: own storage, nothing kept, the first page it opens. */
  openFresh(): Promise<{ page: Page; context: BrowserContext }>;
}

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const viewport = { width: 1024, height: 768 };

/** The browser of this machine before the shop, signed in. Throws where there is none. */
export async function startTillBrowser(stage: Stage, shopUrl: string): Promise<TillBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The till is measured in Chromium, and there is none');
  const browser = await chromium.launch({ executablePath, args });
  stage.atEnd(() => browser.close());
  const [name = '', value = ''] = (await signIn(shopUrl)).split('=');
  return {
    openFresh: async () => {
      const context = await browser.newContext({ baseURL: shopUrl, locale: 'ar-EG', viewport });
      await context.addCookies([{ name, value, url: shopUrl }]);
      const page = await context.newPage();
      await page.goto('/admin/pos');
      await page.locator('.results button').first().waitFor();
      return { page, context };
    },
  };
}
