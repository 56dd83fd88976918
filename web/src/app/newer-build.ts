const TAKEN = 'dahab.newer-build';
const RETRY_MS = 5_000;

/**
 * Fetches code. While the shop cannot be reached the page is told so, and waits for it. The shop may
 * also have been upgraded, and the files that the open page names be gone: then it is loaded anew,
 * once; otherwise rejects with what `load` threw.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (await isReachable()) return takeNewerBuild(error);
    window.dispatchEvent(new Event('offline'));
    await untilReachable();
    return load().catch(takeNewerBuild);
  }
}

async function takeNewerBuild(error: unknown): Promise<never> {
  const page = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  if (sessionStorage.getItem(TAKEN) === page) throw error;
  sessionStorage.setItem(TAKEN, page);
  window.location.reload();
  return new Promise<never>(() => undefined);
}

async function untilReachable(): Promise<void> {
  await new Promise((resume) => {
    setTimeout(resume, RETRY_MS);
    window.addEventListener('online', resume, { once: true });
  });
  if (!(await isReachable())) await untilReachable();
}

/** Loading anew while the shop cannot be reached would leave an empty page. */
async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.pathname, { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
