import type { Locator, Page } from 'playwright-core';
import { untilStill } from './until-still.ts';

const STEPS = 12;

/** Takes hold of one thing with the mouse and lets it go on another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  await untilStill(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: STEPS });
  await page.mouse.up();
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Nothing is there to drag: ${String(thing)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
