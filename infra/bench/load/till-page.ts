import type { Page } from 'playwright-core';

/** Resolves with milliseconds from `begin` to the paint after `isThere` became true of the page. */
const untilPainted = (begin: string, isThere: string): string => `(async () => {
  const { promise, resolve } = Promise.withResolvers();
  const isThere = () => ${isThere};
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    // A task after the frame in which it is drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const begun = performance.now();
  ${begin};
  return (await promise) - begun;
})()`;

/** Types into the search at once; milliseconds until what was found is painted. */
export function searchAndPaint(page: Page, query: string): Promise<number> {
  const begin = `
    const field = document.querySelector('main input[type="search"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(query)});
    field.dispatchEvent(new Event('input', { bubbles: true }));`;
  const found = `(document.querySelector('.results')?.textContent ?? '').includes(${JSON.stringify(query)})`;
  return page.evaluate<number>(untilPainted(begin, found));
}

/** Presses F9; milliseconds until the sale is said to be made, with its receipt ready to be printed. */
export function sellAndPaint(page: Page): Promise<number> {
  const begin = `window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }))`;
  const sold = `document.querySelector('dialog[open]') && document.querySelector('[data-print-sheet] svg')`;
  return page.evaluate<number>(untilPainted(begin, sold));
}
