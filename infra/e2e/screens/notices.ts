import type { Page } from 'playwright-core';

/** Twice as long as a toast stands. */
const SHOWN_MS = 10_000;

/** The toast of this title came; closes it, unless its time was over before it could be closed. */
export async function dismissNotice(page: Page, title: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'التنبيهات' });
  const titled = notice.filter({ has: page.getByText(title) });
  await titled.waitFor();
  const close = titled.getByRole('button', { name: 'إخفاء التنبيه' });
  await close.click({ timeout: SHOWN_MS }).catch(() => undefined);
  await titled.waitFor({ state: 'detached' });
}
