import type { Locator, Page } from 'playwright-core';

/** The form of a product, by its title. */
export async function productForm(page: Page, title: string | RegExp): Promise<Locator> {
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('textbox', { name: 'الوصف بالعربية' }).waitFor();
  return form;
}

/** The pictures of a form, as many as there are at the end. */
export async function addPictures(
  page: Page,
  form: Locator,
  pictures: readonly Uint8Array[],
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'أفلت الصور هنا، أو اخترها' }).click();
  const files = pictures.map((picture, index) => ({
    name: `${index + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(picture),
  }));
  await (await choosing).setFiles(files);
  await form.getByRole('button', { name: 'أفلت الصور هنا، أو اخترها' }).waitFor();
}

/** The addresses of a form's pictures, in their order. */
export async function picturesOf(form: Locator): Promise<string[]> {
  const images = form.getByRole('list', { name: 'الصور' }).getByRole('img');
  const addresses = await images.evaluateAll((all) =>
    all.map((image) => image.getAttribute('src')),
  );
  return addresses.filter((address) => address !== null);
}

/** Chooses rows of the list by the names of their products. */
export async function selectProducts(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('checkbox', { name: `تحديد «${name}»` }).check();
  }
}

/** Presses a button of the bulk bar, and says yes to the question. */
export async function doToSelected(page: Page, action: string, question: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'القطع المحددة' });
  await bar.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: action, exact: true }).click();
}
