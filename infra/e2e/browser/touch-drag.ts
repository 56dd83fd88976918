import type { Locator, Page } from 'playwright-core';
import { untilStill } from './until-still.ts';

const STEPS = 10;

/** What a list gives to a thing of it that is taken along. */
const TAKEN = '[style*="translate3d"]';

/** Takes one thing of a list with a finger, which rests until it is taken, and lets it go on another. */
export async function touchDrag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await untilStill(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const taken = () => page.locator(TAKEN).first().waitFor();
  await touchMove(page, start, { x: end.x - start.x, y: end.y - start.y }, taken);
}

/** A finger put down somewhere, and moved by so many pixels once it has `rested`. */
export async function touchMove(
  page: Page,
  start: { x: number; y: number },
  by: { x: number; y: number },
  rested: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const finger = (step: number) => [
    { x: start.x + (by.x * step) / STEPS, y: start.y + (by.y * step) / STEPS },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0) });
  await rested();
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
