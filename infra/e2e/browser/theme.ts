import type { Page } from 'playwright-core';

export type Theme = 'light' | 'dark';

/**
 * The theme is a class of the root; the switch in the menus would stay pressed for later steps.
 * Taking over a page that the server drew sets the class too, so it waits for what only a live page
 * has: the place where toasts are spoken.
 */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.locator('[role=alert]').first().waitFor({ state: 'attached' });
  await page.evaluate(`document.documentElement.className = '${theme}'`);
}
