import type { Locator, Page } from 'playwright-core';
import { untilStill } from './until-still.ts';

const STEPS = 10;

/** A finger rests this long on a thing before it is taken along; a shorter touch scrolls. */
const REST_MS = 400;

/** Takes one thing with a finger and lets it go on another. */
export async function touchDrag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await untilStill(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await touchMove(page, start, { x: end.x - start.x, y: end.y - start.y }, REST_MS);
}

/** A finger put down somewhere, and moved by so many pixels. */
export async function touchMove(
  page: Page,
  start: { x: number; y: number },
  by: { x: number; y: number },
  restMs = 0,
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const finger = (step: number) => [
    { x: start.x + (by.x * step) / STEPS, y: start.y + (by.y * step) / STEPS },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0) });
  // How long a finger rests is what tells a drag from a scroll.
  if (restMs > 0) await page.waitForTimeout(restMs);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(step) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Nothing is there to touch: ${String(thing)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
