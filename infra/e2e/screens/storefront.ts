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

/** Where the slides in sight begin, in pixels from the left. */
export async function placesOfSlides(carousel: Locator): Promise<number[]> {
  return carousel
    .getByRole('group')
    .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().x)));
}

/** How many articles stand mirrored: those inside an odd number of mirrors. */
export function countMirroredPieces(page: Page): Promise<number> {
  return page.evaluate<number>(MIRRORED_PIECES);
}

const MIRRORED_PIECES = `(() => {
  const sideOf = (box) => Math.sign(new DOMMatrix(getComputedStyle(box).transform).a);
  const isMirrored = (box, side = 1) =>
    box ? isMirrored(box.parentElement, side * sideOf(box)) : side === -1;
  return [...document.querySelectorAll('article')].filter((piece) => isMirrored(piece)).length;
})()`;

/** What the slides in sight are called, in the order of the page. */
export async function slidesInSight(carousel: Locator): Promise<string[]> {
  const names = await carousel
    .getByRole('group')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
  return names.filter((name) => name !== null);
}
