import type { Locator, Page } from 'playwright-core';

/** A piece among those of a list, by its name. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
}

/** The banners of the home page. */
export function hero(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

/** The carousels follow a finger: their library is fetched when the page is complete. */
export async function turnsBySwipes(page: Page): Promise<void> {
  await page.locator('.slick-slider').first().waitFor();
}

/** What the slides in sight are called, in the order of the page. */
export async function slidesInSight(carousel: Locator): Promise<string[]> {
  const slides = await carousel.getByRole('group').all();
  const names = await Promise.all(slides.map((slide) => slide.getAttribute('aria-label')));
  return names.filter((name) => name !== null);
}
