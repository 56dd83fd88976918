import type { Page } from 'playwright-core';

/** Fonts are there, pictures too, and nothing moves but what never ends, as spinners do. */
const UNTIL_STILL = `(async () => {
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.loading !== 'lazy');
  await Promise.allSettled(images.map((image) => image.decode()));
  const animations = document.getAnimations();
  const ending = animations.filter(({ effect }) => isFinite(effect.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((animation) => animation.finished));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
})()`;

export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(UNTIL_STILL);
}
