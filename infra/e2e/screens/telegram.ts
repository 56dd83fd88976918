import type { Page } from 'playwright-core';
import { openScreen } from './admin-menu.ts';
import { dismissNotice } from './notices.ts';

export interface TelegramSettings {
  readonly channel: string;
  readonly token: string;
  readonly orderTemplate: string;
}

/** Has every order announced in a channel. */
export async function announceOrders(page: Page, settings: TelegramSettings): Promise<void> {
  await openScreen(page, 'سعر الذهب');
  await page.getByLabel('القناة', { exact: true }).fill(settings.channel);
  await page.getByLabel('رمز البوت').fill(settings.token);
  await page.getByRole('switch', { name: 'أبلغ القناة بكل طلب' }).check();
  await page.getByLabel('نص رسالة الطلب').fill(settings.orderTemplate);
  await page.getByRole('button', { name: 'حفظ إعدادات تيليجرام' }).click();
  await dismissNotice(page, 'تم تحديث الإعدادات');
}
