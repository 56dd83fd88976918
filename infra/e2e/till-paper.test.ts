import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { readBarcode, readQrCode } from './browser/read-code.ts';
import { journey } from './journey.ts';
import { openScreen } from './screens/admin-menu.ts';
import { dismissNotice } from './screens/notices.ts';
import { selectProducts } from './screens/products.ts';
import { submitSignIn } from './screens/sign-in.ts';
import { cart, foundPiece } from './screens/till.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const ring = 'خاتم قمر';
const band = 'دبلة';
const makersCode = '6221031492075';

let call: ShopClient;
let admin: Visitor;
let ringId = 0;
let orderId = '';

browser.describe('what a till prints', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    const gold = { basePrice21k: 4000, marginPerGram: 50 };
    expect((await call('PATCH', '/api/gold-price-settings', gold)).status).toBe(200);
    const piece = { nameAr: ring, name: 'Moon ring', weight: 9.1, karat: 18, quantity: 5 };
    ringId = (await call('POST', '/api/products', piece)).body.id;
    const other = { nameAr: band, weight: 4, karat: 21, quantity: 2, barcode: makersCode };
    expect((await call('POST', '/api/products', other)).status).toBe(201);
    admin = await visitors.arrive();
    // A browser that is driven prints nothing: what it would print is looked at instead.
    await admin.page.addInitScript('window.printed = 0; window.print = () => { printed += 1; };');
  });

  step('the shop says what it pays for old gold', async () => {
    const { page } = admin;
    await page.goto('/auth');
    await submitSignIn(page, shop.admin);
    await page.waitForURL('/admin/dashboard');
    await openScreen(page, 'سعر الذهب');
    await page.getByLabel('شراء جرام ٢١ من العميل').fill('٣٩٠٠');
    await page.getByRole('button', { name: 'حفظ سعر الشراء' }).click();
    await dismissNotice(page, 'تم تحديث سعر الشراء');
    await look(page, 'till-paper-01-buying-price');
    expect((await call('GET', '/api/gold-price-settings')).body).not.toHaveProperty('buyPrice21k');
  });

  step('a sale takes old gold, and the rest in cash with the change', async () => {
    const { page } = admin;
    await openScreen(page, 'نقطة البيع');
    await foundPiece(page, ring).click();
    await cart(page).getByRole('button', { name: 'استلام ذهب مستعمل' }).click();
    const taking = page.getByRole('dialog', { name: 'استلام ذهب مستعمل' });
    const buying = taking.getByLabel('سعر شراء الجرام');
    await eventually(async () => expect(await buying.inputValue()).toBe('3900'));
    await taking.getByLabel('الوزن').fill('٢٫٥');
    await taking.getByText('٩٬٧٥٠').waitFor();
    await lookAtDialog(page, 'till-paper-02-old-gold');
    await page.keyboard.press('Enter');
    await taking.waitFor({ state: 'detached' });
    await cart(page).getByRole('button', { name: 'نقدًا' }).click();
    await cart(page).getByRole('button', { name: '٢٢٬٠٠٠' }).click();
    await cart(page).getByRole('status').filter({ hasText: 'الباقي للعميل' }).waitFor();
    await look(page, 'till-paper-03-payment');
    await cart(page).getByRole('button', { name: 'إتمام البيع' }).click();
    const done = page.getByRole('dialog', { name: 'تم البيع' });
    orderId = /#(\d+)/.exec(await done.getByText(/#\d+/).first().innerText())?.[1] ?? '';
    expect((await call('GET', `/api/orders/${orderId}`)).body).toMatchObject({
      total: 31_660,
      tradeInTotal: 9_750,
      due: 21_910,
      payments: [{ method: 'cash', amount: 21_910, tendered: 22_000, change: 90 }],
    });
  });

  step('its receipt is printed by one press, and the code on it leads to the order', async () => {
    const { page } = admin;
    const done = page.getByRole('dialog', { name: 'تم البيع' });
    await done.getByRole('button', { name: 'طباعة الإيصال' }).click();
    await eventually(async () => expect(await page.evaluate('window.printed')).toBe(1));
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print-sheet]');
    expect(await sheet.innerText()).not.toContain('نسخة');
    const code = await readQrCode(sheet.getByRole('img', { name: 'رمز الطلب' }));
    await page.emulateMedia({ media: null });
    expect(code).toBe(`${shop.url}/admin/orders?order=${orderId}`);
    await done.getByRole('button', { name: 'البيع التالي' }).click();
    await page.goto(code);
    await page.getByRole('dialog', { name: 'الطلب' }).waitFor();
    await lookAtDialog(page, 'till-paper-04-order');
  });

  step('it is printed again as a copy, on either paper', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'الإيصال' }).click();
    const preview = page.getByRole('region', { name: 'شكل المطبوع' });
    await preview.getByText('نسخة').waitFor();
    await look(page, 'till-paper-05-roll');
    await page.getByRole('button', { name: 'A4' }).click();
    await preview.getByRole('table').waitFor();
    await look(page, 'till-paper-06-a4');
  });

  step('the receipt of a deleted sale says that it is void', async () => {
    const { page } = admin;
    await call('DELETE', `/api/orders/${orderId}`);
    await page.reload();
    await page.getByRole('region', { name: 'شكل المطبوع' }).getByText('VOID').waitFor();
  });

  step('the day is summed up, with what was deleted apart', async () => {
    const { page } = admin;
    const items = [{ id: ringId, quantity: 1, price: 31_660 }];
    const payments = [{ method: 'card', amount: 31_660 }];
    const sale = { items, discount: 0, total: 31_660, payments };
    expect((await call('POST', '/api/orders', sale)).status).toBe(201);
    await openScreen(page, 'ملخص اليوم');
    const report = page.getByRole('region', { name: 'الملخص كما سيُطبع' });
    const byMethod = report.getByRole('table', { name: 'ما دخل المحل' });
    await byMethod.getByRole('row').filter({ hasText: 'بطاقة' }).getByText('٣١٬٦٦٠٫٠٠').waitFor();
    await report
      .getByRole('row')
      .filter({ hasText: 'طلبات محذوفة' })
      .getByText('طلب واحد')
      .waitFor();
    await look(page, 'till-paper-07-day');
  });

  step('labels of the chosen pieces can be scanned', async () => {
    const { page } = admin;
    await openScreen(page, 'القطع');
    await selectProducts(page, ring, band);
    await page.getByRole('link', { name: 'طباعة ملصقات' }).click();
    const preview = page.getByRole('region', { name: 'الملصقات كما ستُطبع' });
    const { body } = await call('GET', `/api/products/${ringId}`);
    for (const sheet of ['a4x24', 'a4x65', 'roll50x25']) {
      await page.getByLabel('ورق الملصقات').selectOption(sheet);
      for (const barcode of [body.barcode, makersCode]) {
        expect(await readBarcode(preview.getByRole('img', { name: barcode }))).toBe(barcode);
      }
    }
    await page.getByLabel('ورق الملصقات').selectOption('a4x65');
    await look(page, 'till-paper-08-labels');
  });
});
