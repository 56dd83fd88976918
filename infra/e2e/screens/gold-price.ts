import type { Page } from 'playwright-core';
import { openScreen } from './admin-menu.ts';
import { dismissNotice } from './notices.ts';

/** EGP per gram, as a person types them. */
export interface TypedGoldPrice {
  readonly base: string;
  readonly margin?: string;
}

/** Types a new gold price and sends it; a jump of more than 5 % still asks. */
export async function typeGoldPrice(page: Page, typed: TypedGoldPrice): Promise<void> {
  await openScreen(page, 'سعر الذهب');
  await page.getByRole('textbox', { name: 'جرام عيار ٢١' }).fill(typed.base);
  if (typed.margin) await page.getByRole('textbox', { name: 'المصنعية للجرام' }).fill(typed.margin);
  await page.getByRole('button', { name: 'حفظ السعر' }).click();
}

export async function goldPriceSaved(page: Page): Promise<void> {
  await dismissNotice(page, 'تم تحديث سعر الذهب');
}
