import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts';
import { keepPicture } from './pictures.ts';
import { wear, type Theme } from './theme.ts';
import { untilStill } from './until-still.ts';
import { desktop, otherWidths, phone, type Viewport } from './viewports.ts';

interface Shot {
  readonly theme: Theme;
  readonly viewport: Viewport;
  readonly fullPage: boolean;
}

/** Looks at the screen as it stands in both themes, at both sizes, in both languages. */
export async function look(page: Page, name: string): Promise<void> {
  await lookInArabic(page, name, true);
  await switchLanguage(page, 'English', 'en');
  await shoot(page, name, { theme: 'dark', viewport: desktop, fullPage: true });
  await shoot(page, name, { theme: 'light', viewport: phone, fullPage: true });
  await page.setViewportSize(desktop);
  await switchLanguage(page, 'العربية', 'ar');
  await wear(page, 'light');
}

/** The same of a dialog: what it covers is out of reach, the switch of languages too. */
export async function lookAtDialog(page: Page, name: string): Promise<void> {
  await lookInArabic(page, name, false);
  await page.setViewportSize(desktop);
  await wear(page, 'light');
}

async function lookInArabic(page: Page, name: string, fullPage: boolean): Promise<void> {
  await shoot(page, name, { theme: 'light', viewport: desktop, fullPage });
  await expectAccessible(page, `${name}, light`);
  await shoot(page, name, { theme: 'dark', viewport: desktop, fullPage });
  await expectAccessible(page, `${name}, dark`);
  await shoot(page, name, { theme: 'dark', viewport: phone, fullPage });
  for (const width of otherWidths) {
    await page.setViewportSize({ ...desktop, width });
    await expectNoSidewaysScroll(page, `${name}, ${width} px wide`);
  }
  await page.setViewportSize(desktop);
}

async function shoot(page: Page, name: string, shot: Shot): Promise<void> {
  const { theme, viewport, fullPage } = shot;
  await page.setViewportSize(viewport);
  await wear(page, theme);
  await untilStill(page);
  const language = await page.locator('html').getAttribute('lang');
  const size = viewport === phone ? 'phone' : 'desktop';
  await keepPicture(page, `${name}-${language}-${theme}-${size}`, fullPage);
  await expectNoSidewaysScroll(page, `${name}, ${language}, ${size}`);
}

/** A link in the shop, a button in the back office. */
async function switchLanguage(page: Page, name: string, language: string): Promise<void> {
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
  await page.locator(`html[lang=${language}]`).waitFor();
}
