import type { Page, Route } from 'playwright-core';
import { untilStill } from './until-still.ts';

const WATCH = `window.shifts ??= (() => {
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => node?.parentElement?.innerText?.slice(0, 40));
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  return shifts;
})()`;

const BUSY = 'main [aria-busy=true]';

/** What moved though nobody had just pressed anything, and by how much of the screen. */
export interface Shifts {
  readonly score: number;
  readonly moved: readonly (string | undefined)[][];
}

/** Notes what moves by itself on each page that is opened from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** All since the page was opened, or since the last call. */
export async function takeShifts(page: Page): Promise<Shifts> {
  await untilStill(page);
  const shifts =
    await page.evaluate<{ value: number; moved: string[] }[]>('window.shifts.splice(0)');
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  return { score, moved: shifts.map(({ moved }) => moved) };
}

/** Opens a page whose data arrive only when it has been painted without them. */
export async function openSlowly(page: Page, path: string): Promise<void> {
  const release = await holdAnswers(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilStill(page);
  await release();
}

/** What a list shows next arrives only when it has been painted that it is on its way. */
export async function replaceSlowly(page: Page, act: () => Promise<unknown>): Promise<void> {
  const release = await holdAnswers(page);
  await act();
  await page.locator(BUSY).first().waitFor();
  await untilStill(page);
  await release();
}

/** The page gets no more data until released; then ends when nothing of it waits for any. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  const hold = (route: Route): unknown => (isHeld ? held.push(route) : route.continue());
  await page.route(isData, hold);
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
    await page.locator(BUSY).first().waitFor({ state: 'detached' });
    await page.unroute(isData);
  };
}

/** Who is signed in is asked for before there is a page; the stream of events never ends. */
function isData({ pathname }: URL): boolean {
  return pathname.startsWith('/api/') && !/^\/api\/(user|events)/.test(pathname);
}
