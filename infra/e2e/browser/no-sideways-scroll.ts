import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Pixels; behind an open dialog the page is narrower than its room, by the bar that it lost. */
const OVERHANG =
  'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)';

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overhang = await page.evaluate<number>(OVERHANG);
  expect({ what, overhang }).toEqual({ what, overhang: 0 });
}
