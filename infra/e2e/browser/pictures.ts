import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../../../artefacts/e2e/', import.meta.url));

/** Pictures of an earlier run would pass for those of this one. */
export function clearPictures(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** As a file that CI keeps: the whole page from top to bottom, or what fits into the window. */
export async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage });
}
