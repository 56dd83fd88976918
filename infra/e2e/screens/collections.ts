import type { Locator, Page } from 'playwright-core';

export interface NewCollection {
  readonly nameAr: string;
  readonly nameEn: string;
}

/** Opens the form of a new collection and names it; it stands on the home page, with picked pieces. */
export async function beginCollection(page: Page, names: NewCollection): Promise<Locator> {
  await page.getByRole('button', { name: 'إضافة مجموعة' }).click();
  const form = page.getByRole('dialog', { name: 'إضافة مجموعة' });
  await form.getByRole('textbox', { name: 'الاسم بالعربية' }).fill(names.nameAr);
  await form.getByRole('textbox', { name: 'الاسم بالإنجليزية' }).fill(names.nameEn);
  await form.getByRole('switch', { name: 'العرض في الصفحة الرئيسية' }).check();
  await form.getByRole('combobox', { name: 'القطع المعروضة' }).selectOption('selected');
  return form;
}

/** Finds a piece by words and ticks it. */
export async function pickPiece(form: Locator, words: string, name: string): Promise<void> {
  await form.getByRole('searchbox', { name: 'ابحث عن قطع' }).fill(words);
  await form.getByRole('checkbox', { name }).check();
  await pickedPieces(form).getByText(name).waitFor();
}

export function pickedPieces(form: Locator): Locator {
  return form.getByRole('list', { name: 'القطع المختارة بالترتيب' });
}
