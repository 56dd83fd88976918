import { findProgram, isProgram } from '@dahab/backing/find-program.ts';
import { givenChromium } from './config.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const ofMacOs = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser's program: CHROMIUM_PATH, else what is installed; null when there is none. */
export function findChromium(): string | null {
  const given = givenChromium();
  if (given) return isProgram(given) ? given : null;
  return findProgram(...names) ?? ofMacOs.find(isProgram) ?? null;
}
