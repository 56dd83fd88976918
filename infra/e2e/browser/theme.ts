import type { Page } from 'playwright-core';

export type Theme = 'light' | 'dark';

/** The theme is a class of the root; the switch in the menus would stay pressed for later steps. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(`document.documentElement.className = '${theme}'`);
}
