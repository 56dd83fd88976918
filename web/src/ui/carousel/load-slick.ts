/** react-slick is fetched when the first view is complete: nothing that is seen waits for it. */
export async function loadSlick() {
  await firstViewIsComplete();
  return (await import('./slick-row.tsx')).SlickRow;
}

async function firstViewIsComplete(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => window.addEventListener('load', loaded, { once: true }));
  }
  // Safari has no requestIdleCallback.
  await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
}
