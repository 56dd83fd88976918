import type { Page } from 'playwright-core';

/** Goes to a screen of the back office by its entry in the side menu. */
export async function openScreen(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'إدارة المتجر' });
  await menu.getByRole('link', { name: entry, exact: true }).click();
  await page.getByRole('heading', { name: entry, level: 1, exact: true }).waitFor();
}
