import { expect } from '@jest/globals';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const RUN = `axe.run(document, { resultTypes: ['violations'] })`;
const IS_THERE = `typeof axe !== 'undefined'`;

/** No rule of axe is broken on the page as it stands, best practices included. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate<boolean>(IS_THERE))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(RUN);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect({ what, found }).toEqual({ what, found: [] });
}
