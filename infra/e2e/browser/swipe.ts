import type { Locator, Page } from 'playwright-core';
import { untilStill } from './until-still.ts';

const STEPS = 6;

/** A finger put on the middle of something and drawn over half of it, to the left or to the right. */
export async function swipe(page: Page, on: Locator, towards: 'left' | 'right'): Promise<void> {
  await untilStill(page);
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing is there to swipe');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const y = box.y + box.height / 2;
  const from = box.x + box.width * (towards === 'left' ? 0.75 : 0.25);
  const stride = ((towards === 'left' ? -0.5 : 0.5) * box.width) / STEPS;
  const finger = (step: number) => [{ x: from + stride * step, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(step) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await touch.detach();
}
