import { eventually } from '@dahab/testing/eventually.ts';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** A page whose drawing is late comes without; the next who asks has it, however slow the machine. */
export async function untilDrawn(page: Page, path: string): Promise<void> {
  await eventually(async () => {
    expect(await (await page.request.get(path)).text()).toContain('<div id="root" data-drawn>');
  });
}
