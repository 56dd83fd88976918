import type { Page } from 'playwright-core';
import { openScreen } from './admin-menu.ts';

/** Chooses a file; ends when what it would do is shown. */
export async function previewFile(page: Page, path: string): Promise<void> {
  await openScreen(page, 'استيراد القطع');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'أفلت ملف CSV هنا، أو اختره' }).click();
  await (await choosing).setFiles(path);
  await page.getByRole('table', { name: 'ما سيفعله الملف' }).waitFor();
}

/** Runs the import of the previewed file; ends when its job has ended. */
export async function importPreviewed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'استيراد القطع الجديدة' }).click();
  await page.getByRole('heading', { name: 'اكتمل الاستيراد' }).waitFor();
}
