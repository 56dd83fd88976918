import { chromium, type Browser } from 'playwright-core';

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
