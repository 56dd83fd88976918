import type { Locator, Page } from 'playwright-core';

/** A piece among those that the till has found, by its name. */
export function foundPiece(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'القطع' }).getByRole('button', { name });
}

/** Searches for a piece; ends when it is found. */
export async function searchPiece(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'ابحث عن قطعة' }).fill(typed);
  await page.getByRole('heading', { name: 'قطعة واحدة' }).waitFor();
  await foundPiece(page, name).waitFor();
}

export function cart(page: Page): Locator {
  return page.getByRole('region', { name: 'السلة' });
}

export interface NewCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Adds a customer who is not known yet, without leaving the sale. */
export async function createCustomer(page: Page, customer: NewCustomer): Promise<void> {
  await cart(page).getByRole('button', { name: 'عميل جديد' }).click();
  const dialog = page.getByRole('dialog', { name: 'عميل جديد' });
  await dialog.getByLabel('الاسم الأول').fill(customer.firstName);
  await dialog.getByLabel('اسم العائلة').fill(customer.lastName);
  await dialog.getByLabel('رقم الهاتف').fill(customer.phone);
  await dialog.getByRole('button', { name: 'إضافة العميل' }).click();
  await cart(page).getByText(`${customer.firstName} ${customer.lastName}`).waitFor();
}
