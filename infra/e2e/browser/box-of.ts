import type { Locator } from 'playwright-core';

/** Where it stands in the window. */
export async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${String(thing)}`);
  return box;
}
