import type { Page } from 'playwright-core';

/** The scripts that the open page has loaded, or fetched ahead, in which these words stand. */
export async function scriptsWith(page: Page, words: string): Promise<string[]> {
  const loaded = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').map(({ name }) => name)`,
  );
  const scripts = loaded.filter((url) => new URL(url).pathname.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return scripts.filter((_url, index) => texts[index]?.includes(words));
}
