import { eventually } from '@dahab/testing/eventually.ts';
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 80;

/** Presses Tab until the focus is on something, as people without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`Not reached by Tab: ${String(target)}`);
}

/** The focus comes to it; what is opened or closed hands it over a moment later. */
export async function expectFocus(target: Locator): Promise<void> {
  await target.waitFor();
  await eventually(async () =>
    expect({ target: String(target), focused: await hasFocus(target) }).toMatchObject({
      focused: true,
    }),
  );
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) === 1;
}
