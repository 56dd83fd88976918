import type { Page } from 'playwright-core';

/** The toast of this title came; closes it. */
export async function dismissNotice(page: Page, title: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'التنبيهات' });
  await notice.getByText(title).waitFor();
  await notice.getByRole('button', { name: 'إخفاء التنبيه' }).click();
}
