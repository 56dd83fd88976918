import { readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

/** For containers and build machines; and nothing is fetched that the shop did not ask for. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a new, empty profile. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args });
}

/** A browser that knows what it kept in this folder, as the one of a till does. */
export function openProfile(
  executablePath: string,
  folder: string,
  baseURL: string,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args,
    baseURL,
    locale: 'ar-EG',
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
}

/**
 * As a power cut would, whatever it was about to do: it and its helpers, which would hold its files for
 * a moment longer. It leads a group of processes of its own.
 */
export function killBrowserOf(folder: string): void {
  const lock = readlinkSync(join(folder, 'SingletonLock'));
  process.kill(-Number(lock.split('-').at(-1)), 'SIGKILL');
  rmSync(join(folder, 'SingletonLock'), { force: true });
}
