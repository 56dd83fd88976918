import { expect } from '@jest/globals';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const RUN = `axe.run(document, { resultTypes: ['violations'] })`;

/** No rule of axe is broken on the page as it stands, best practices included. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(RUN);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect({ what, found }).toEqual({ what, found: [] });
}
