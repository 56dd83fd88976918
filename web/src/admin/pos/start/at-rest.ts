/** However busy the till is, what waits for its rest is done some time. */
const LONGEST_WAIT_MS = 2_000;

/** Resolves when the browser has nothing to do for the cashier. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) setTimeout(resolve);
    else window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
  });
}
