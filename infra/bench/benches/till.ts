import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { importFile } from '../load/import-load.ts';
import { budgetSubject, stepSubject } from '../load/step-subject.ts';
import { searchAndPaint, sellAndPaint } from '../load/till-page.ts';
import { exportOf } from '../stage/export-file.ts';
import { signIn } from '../stage/sign-in.ts';
import { startTillBrowser } from '../stage/till.ts';

const PRODUCTS = 5_000;
/** The till waits so long for the next key before it searches: by the specification. */
const KEYS_MS = 300;
/** A cashier is never so fast after opening a till. */
const FIRST_HANDS_MS = 4_000;
/** What the shop promises its cashiers. */
const SEARCH_MS = 100;
const SALE_MS = 500;
const SEARCH = 'search to paint';
const SALE = 'submit to receipt';
const FIRST_SALE = 'submit to receipt, the first of a fresh till';
const PIECE = '.results button';

/** What a cashier waits for at a till of a shop with 5,000 products, in a real browser. */
export const till: Bench = {
  name: 'till',
  prepare: async (stage) => {
    const shop = await stage.shop();
    const cookie = await signIn(shop.url);
    const products = exportOf('products')('till', PRODUCTS);
    await importFile({ ...shop, cookie }, '/api/import/shopify', products);
    const browser = await startTillBrowser(stage, shop.url);
    const barcode = await barcodeOf(shop.url, shop.goods.productIds[0]);
    const { page } = await browser.openFresh();
    let number = 0;
    const search = async (): Promise<number> => {
      number += 1;
      return (await searchAndPaint(page, `رقم ${1_000 + number}`)) - KEYS_MS;
    };
    return [
      {
        name: 'till',
        subjects: [
          stepSubject(SEARCH, search),
          stepSubject(SALE, () => sellOne(page, barcode)),
          stepSubject(FIRST_SALE, async () => {
            const fresh = await browser.openFresh();
            await pause(FIRST_HANDS_MS);
            const took = await sellOne(fresh.page, barcode);
            await fresh.context.close();
            return took;
          }),
          budgetSubject(SEARCH_MS),
          budgetSubject(SALE_MS),
        ],
        limits: [
          { subject: SEARCH, of: `${SEARCH_MS} ms`, atLeast: 1 },
          { subject: SALE, of: `${SALE_MS} ms`, atLeast: 1 },
          { subject: FIRST_SALE, of: `${SALE_MS} ms`, atLeast: 1 },
          { subject: FIRST_SALE, of: SALE, atLeast: 0.5 },
        ],
        remark: `${PRODUCTS} products; a search is counted from the end of the ${KEYS_MS} ms for the next key.`,
      },
    ];
  },
};

/** Puts the piece of this barcode into the cart and sells it; milliseconds of the sale. */
async function sellOne(page: Page, barcode: string): Promise<number> {
  await page.locator('main input[type="search"]').first().fill(barcode);
  // The only one that has it.
  await page.locator(PIECE).nth(1).waitFor({ state: 'detached' });
  await page.locator(PIECE).click();
  await page.locator('#cart .lines li').waitFor();
  const took = await sellAndPaint(page);
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return took;
}

async function barcodeOf(url: string, id: number | undefined): Promise<string> {
  const answer = await fetch(`${url}/api/products/${id}`);
  return ((await answer.json()) as { barcode: string }).barcode;
}
