const TAKEN = 'dahab.newer-build';

/**
 * After code could not be fetched: the shop may have been upgraded, and the files that the open page
 * names are gone. The page is then loaded anew, once; otherwise rejects with `error`.
 */
export async function takeNewerBuild(error: unknown): Promise<never> {
  const page = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const taken = sessionStorage.getItem(TAKEN);
  if (taken === page || !(await isReachable())) throw error;
  sessionStorage.setItem(TAKEN, page);
  window.location.reload();
  return new Promise<never>(() => undefined);
}

/** Loading anew while the shop cannot be reached would leave an empty page. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
