// Makes the picture of the project's README from a shop that runs: see README.md.
import { fileURLToPath } from 'node:url';
import { findChromium } from '@dahab/testing/find-chromium.ts';
import { launch } from './browser/launch.ts';
import { desktop } from './browser/viewports.ts';

const [shopUrl = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const path = fileURLToPath(new URL('../docs/storefront.jpg', import.meta.url));

const browser = await launch(findChromium() ?? 'chromium');
const page = await browser.newPage({ viewport: desktop, locale: 'ar-EG', reducedMotion: 'reduce' });
await page.goto(shopUrl);
await page.getByRole('article').first().waitFor();
await page.evaluate('document.fonts.ready');
// A banner that leads somewhere shows its words to who points at it.
await page.getByRole('region', { name: 'مختارات المتجر' }).hover();
await page.screenshot({ path, type: 'jpeg', quality: 85 });
await browser.close();
