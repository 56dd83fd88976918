import { describe } from '@jest/globals';
import { findChromium } from './find-chromium.ts';
import { type Describe, describeSkipped, noteMissing } from './missing.ts';

/** The browser of this machine. */
export interface Chromium {
  /** The program; empty where there is none. */
  readonly path: string;
  /** Jest's `describe`; where there is no browser, the suite is skipped and noted. */
  readonly describe: Describe;
}

/** CHROMIUM_PATH, else what is installed. On CI (`CI=true`) throws when there is none. */
export function chromium(): Chromium {
  const path = findChromium();
  if (path) return { path, describe };
  const reason = 'neither Chromium nor Chrome is installed, and CHROMIUM_PATH names none';
  noteMissing(`Chromium is not to be had: ${reason}`);
  return { path: '', describe: describeSkipped(reason) };
}
