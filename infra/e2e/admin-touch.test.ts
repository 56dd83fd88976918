import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';
import { chromium } from '@dahab/testing/chromium.ts';
import { holdTable } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { whileDayLasts } from '@dahab/testing/while-day-lasts.ts';
import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './browser/accessibility.ts';
import { boxOf } from './browser/box-of.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { keepPicture } from './browser/pictures.ts';
import { touchDrag, touchMove } from './browser/touch-drag.ts';
import { untilStill } from './browser/until-still.ts';
import { drawPicture } from './fixtures/draw-picture.ts';
import { journey } from './journey.ts';
import { pickedPieces } from './screens/collections.ts';
import { doToSelected, picturesOf, productForm, selectProducts } from './screens/products.ts';
import { submitSignIn } from './screens/sign-in.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const pieces = ['خاتم هلال', 'خاتم لؤلؤة', 'حلق فراشة'] as const;

let call: ShopClient;
let phone: Visitor;
let desk: Visitor;
let ids: number[] = [];

browser.describe('an admin with a phone', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
    phone = await visitors.arriveByPhone();
    desk = await visitors.arrive();
    const images = await uploadPictures(desk.page);
    ids = [];
    for (const nameAr of pieces) {
      const piece = { nameAr, weight: 4, karat: 21, quantity: 2, images };
      ids.push((await call('POST', '/api/products', piece)).body.id);
    }
    const picked = { homepageProductsMode: 'selected', selectedProductIds: ids };
    const feast = { nameAr: 'مختارات العيد', nameEn: 'Feast', showInHomepage: true, ...picked };
    expect((await call('POST', '/api/collections', feast)).status).toBe(201);
    for (const { page } of [phone, desk]) {
      await page.goto('/admin/dashboard');
      await submitSignIn(page, shop.admin);
      await page.waitForURL('/admin/dashboard');
    }
  });

  step('takes a picture to the first place with a finger', async () => {
    const { page } = phone;
    await page.goto(`/admin/products?product=${ids[0]}`);
    const form = await productForm(page, /^تعديل «/);
    const before = await picturesOf(form);
    const tiles = form.getByRole('list', { name: 'الصور' }).getByRole('img');
    await touchDrag(page, tiles.nth(2), tiles.nth(0));
    const [first, second, third] = before;
    await eventually(async () => expect(await picturesOf(form)).toEqual([third, first, second]));
    await tiles.nth(1).scrollIntoViewIfNeeded();
    await keepPicture(page, 'touch-01-pictures', false);
  });

  step('makes the frame of a crop smaller by its corner', async () => {
    const { page } = phone;
    const form = await productForm(page, /^تعديل «/);
    await form.getByRole('button', { name: 'قص الصورة ١' }).tap();
    const crop = page.getByRole('dialog', { name: 'قص الصورة' });
    const corner = crop.locator('.cropper-crop-box [data-cropper-action="se"].cropper-point');
    await corner.waitFor();
    await keepPicture(page, 'touch-02-crop', false);
    const at = await boxOf(corner);
    const frame = crop.locator('.cropper-crop-box');
    const before = await boxOf(frame);
    await touchMove(page, { x: at.x + at.width / 2, y: at.y + at.height / 2 }, { x: -60, y: -60 });
    await eventually(async () =>
      expect((await boxOf(frame)).width).toBeLessThan(before.width - 40),
    );
    // The browser takes a tap that follows a drag at once for the end of it: a person taps again.
    await eventually(
      async () => {
        if (await crop.isVisible()) await crop.getByRole('button', { name: 'تطبيق القص' }).tap();
        await crop.waitFor({ state: 'detached', timeout: 3_000 });
      },
      { timeoutMs: 60_000 },
    );
    await form.getByRole('button', { name: 'حفظ' }).tap();
    await form.waitFor({ state: 'detached' });
  });

  step('puts the pieces of a collection in order', async () => {
    const { page } = phone;
    await page.goto('/admin/collections');
    await page.getByRole('button', { name: 'تعديل «مختارات العيد»' }).tap();
    const form = page.getByRole('dialog', { name: 'تعديل «مختارات العيد»' });
    const rows = pickedPieces(form).getByRole('listitem');
    await rows.nth(2).waitFor();
    await touchDrag(page, rows.nth(2).locator('[aria-hidden]').first(), rows.nth(0));
    await eventually(async () => {
      const texts = await rows.allInnerTexts();
      expect(texts.map((text) => text.split('\n')[0])).toEqual([pieces[2], pieces[0], pieces[1]]);
    });
    await form.getByRole('button', { name: 'حفظ المجموعة' }).tap();
    await form.waitFor({ state: 'detached' });
  });

  step('reads what was done above the bar of the selected, both whole', async () => {
    const { page } = phone;
    await page.goto('/admin/products');
    await selectProducts(page, pieces[0], pieces[1]);
    await leaveTags(page);
    await page.getByRole('button', { name: `حذف «${pieces[2]}»` }).tap();
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: 'حذف', exact: true }).tap();
    const notice = page.getByRole('region', { name: 'التنبيهات' });
    await notice.getByText('تم حذف القطعة').waitFor();
    await asked.waitFor({ state: 'detached' });
    // While it has the focus it stays, however slow the machine is.
    await notice.getByRole('button', { name: 'إخفاء التنبيه' }).focus();
    const bar = page.getByRole('region', { name: 'القطع المحددة' });
    await eventually(async () => {
      const [above, below] = [await boxOf(notice), await boxOf(bar)];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    });
    await keepPicture(page, 'touch-03-bulk-bar', false);
  });

  step('finds no message to the channel too small for a finger', async () => {
    const { page } = phone;
    const items = [{ id: ids[0], quantity: 1, price: 16_200 }];
    const sale = { items, discount: 0, total: 16_200, customerId: null };
    expect((await call('POST', '/api/orders', sale)).status).toBe(201);
    await page.goto('/admin/gold-price');
    const message = page.getByRole('table', { name: 'الرسائل' }).locator('summary');
    await message.first().waitFor();
    expect((await boxOf(message.first())).height).toBeGreaterThanOrEqual(44);
  });

  step('nor a way from the dashboard to an order, or from the status to the imports', async () => {
    const { page } = phone;
    const { body } = await call('GET', '/api/orders?limit=1');
    await whileDayLasts(cairoDayOf(new Date(body.orders[0].createdAt)), async () => {
      await page.goto('/admin/dashboard');
      for (const name of ['طلب واحد هذا الشهر', '#1']) await expectForFinger(page, name);
    });
    await page.goto('/admin/status');
    await expectForFinger(page, 'استيراد العملاء');
  });

  step('is asked before a tab is closed that works on many pieces', async () => {
    const { page } = desk;
    await page.goto('/admin/products');
    await selectProducts(page, pieces[0], pieces[1]);
    const held = await holdTable(shop.dataDir, 'catalog', 'products');
    await doToSelected(page, 'أرشفة', 'أرشفة قطعتين؟');
    await eventually(async () => expect(await held.waiting()).toBeGreaterThan(0));
    const asking = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asking;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await held.release();
    await page.getByRole('region', { name: 'التنبيهات' }).getByText('تمت أرشفة').waitFor();
  });

  step('finds every way of the menu, and the way out, on a low screen', async () => {
    const { page } = desk;
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/admin/dashboard');
      const menu = page.getByRole('navigation', { name: 'إدارة المتجر' });
      await menu.getByRole('link').first().waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilStill(page);
      const leave = await boxOf(page.getByRole('button', { name: 'تسجيل الخروج' }));
      expect(leave.y + leave.height).toBeLessThanOrEqual(size.height);
      const links = await menu.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { top, bottom } = link.getBoundingClientRect();
          return { top, bottom };
        }),
      );
      expect(links.length).toBeGreaterThan(1);
      for (const { top, bottom } of links) {
        expect(bottom).toBeLessThanOrEqual(leave.y);
        expect(top).toBeGreaterThanOrEqual(0);
      }
      await keepPicture(page, `touch-04-menu-${size.width}`, false);
      await expectAccessible(page, `the menu, ${size.height} px high`);
    }
  });
});

async function expectForFinger(page: Page, name: string): Promise<void> {
  const way = page.getByRole('main').getByRole('link', { name, exact: true });
  await way.waitFor();
  const { width, height } = await boxOf(way);
  expect({ name, least: Math.min(width, height) >= 44 }).toEqual({ name, least: true });
}

/** What is typed there is asked about first; then the list is where it was. */
async function leaveTags(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  const bar = page.getByRole('region', { name: 'القطع المحددة' });
  await bar.getByRole('button', { name: 'إدارة الوسوم' }).tap();
  const dialog = page.getByRole('dialog', { name: 'وسوم قطعتين' });
  await dialog.getByLabel('الوسوم').fill('عيد');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'إلغاء', exact: true }).tap();
  await page.getByRole('button', { name: 'تجاهل التعديلات' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await untilStill(page);
  expect(await page.evaluate('scrollY')).toBe(0);
}

async function uploadPictures(page: Page): Promise<string[]> {
  const form = new FormData();
  for (const hue of [35, 120, 200]) {
    const picture = new Blob([await drawPicture(page, hue)], { type: 'image/png' });
    form.append('images', picture, `${hue}.png`);
  }
  return (await call('POST', '/api/upload', form)).body.urls;
}
