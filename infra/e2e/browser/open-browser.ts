import { afterAll } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './launch.ts';
import { watchTroubles, type Troubles } from './troubles.ts';
import { desktop, phone, tillScreen } from './viewports.ts';

/** A person at a browser of their own: own cookies, own storage. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: Troubles;
}

export interface Visitors {
  readonly all: readonly Visitor[];
  /** Someone who was never here before, at a desk. */
  arrive(): Promise<Visitor>;
  /** Somebody with a phone and no mouse. */
  arriveByPhone(): Promise<Visitor>;
  /** A cashier who stands at a screen and touches it. */
  arriveAtTill(): Promise<Visitor>;
}

/** A machine that runs other suites beside this one is slow. */
const PATIENCE_MS = 30_000;

/** Starts the browser with the first visitor; closed after the file's tests. */
export function openBrowser(path: string, shopUrl: string): Visitors {
  const all: Visitor[] = [];
  let browser: Browser | null = null;
  afterAll(() => browser?.close());
  const arriveWith = async (device: BrowserContextOptions): Promise<Visitor> => {
    browser ??= await launch(path);
    const context = await browser.newContext({
      ...device,
      baseURL: shopUrl,
      locale: 'ar-EG',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const visitor = { page, context, troubles: watchTroubles(page) };
    all.push(visitor);
    return visitor;
  };
  return {
    all,
    arrive: () => arriveWith({ viewport: desktop }),
    arriveByPhone: () => arriveWith({ viewport: phone, hasTouch: true, isMobile: true }),
    arriveAtTill: () => arriveWith({ viewport: tillScreen, hasTouch: true }),
  };
}
