import type { Page } from 'playwright-core';

/* Of all that is there, whether it moves just now or not; what turns while it waits may go on. */
const LONGEST = `Math.max(...[...document.querySelectorAll('*')].flatMap((element) =>
  [null, '::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part);
    const lists = [style.animationDuration, style.transitionDuration];
    return lists.flatMap((list) => list.split(',').map((time) => parseFloat(time) * 1000));
  }),
))`;

/** Milliseconds of the longest animation or transition that anything on the page has. */
export function longestMotion(page: Page): Promise<number> {
  return page.evaluate<number>(LONGEST);
}
