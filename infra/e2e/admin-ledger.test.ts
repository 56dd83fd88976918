import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';
import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { whileDayLasts } from '@dahab/testing/while-day-lasts.ts';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { openSlowly, replaceSlowly, takeShifts, watchShifts } from './browser/layout-shifts.ts';
import { longestMotion } from './browser/longest-motion.ts';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { keepPicture } from './browser/pictures.ts';
import { desktop, tablet } from './browser/viewports.ts';
import { journey } from './journey.ts';
import { openScreen } from './screens/admin-menu.ts';
import { dismissNotice } from './screens/notices.ts';
import { productForm } from './screens/products.ts';
import { submitSignIn } from './screens/sign-in.ts';

const browser = chromium();
const telegram = await startFakeTelegram();
const shop = await shopProcess({ TELEGRAM_API_ROOT: telegram.url });
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const customersFile =
  'First Name,Last Name,Email,Phone\nمنى,حسن,mona@example.com,01012345678\n,,,\n';

/** Of the screen, times how far: what Core Web Vitals calls good is twice as much. */
const MOST_SHIFT = 0.05;
/** Grey rows that are too wide push a table aside by a few hundredths. */
const MOST_SHIFT_OF_A_TABLE = 0.02;
const screens = [
  'dashboard',
  'products',
  'gold-price',
  'orders',
  'customers',
  'users',
  'activity',
  'status',
];

let folder: string;
let admin: Visitor;

browser.describe('the books of the shop', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dahab-ledger-'));
    await shop.start();
    admin = await visitors.arrive();
    await admin.page.goto('/admin/dashboard');
    await submitSignIn(admin.page, shop.admin);
    await admin.page.waitForURL('/admin/dashboard');
  });

  afterAll(async () => {
    await telegram.stop();
    await rm(folder, { recursive: true, force: true });
  });

  step('customers come from a file, once one is chosen', async () => {
    const { page } = admin;
    await openScreen(page, 'استيراد العملاء');
    await page.getByRole('button', { name: 'رفع الملف' }).click();
    await page.getByText('اختر ملفًا لرفعه').waitFor();
    const path = join(folder, 'people.csv');
    await writeFile(path, customersFile);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'أفلت ملف CSV هنا، أو اختره' }).click();
    await (await choosing).setFiles(path);
    await page.getByRole('button', { name: 'رفع الملف' }).click();
    await page.getByText('تم رفع الملف بنجاح.').waitFor();
    await page.getByRole('heading', { name: 'اكتمل الاستيراد' }).waitFor();
    await dismissNotice(page, 'تم استيراد العملاء');
    await look(page, 'ledger-import-customers');
  });

  step('a sale stands in the dashboard, its chart, and the list of orders', async () => {
    const day = await sellToMona();
    const { page } = admin;
    await page.goto('/admin/dashboard');
    await page.getByRole('img', { name: 'المبيعات وسعر الذهب يومًا بيوم' }).waitFor();
    await page.locator('.uplot canvas').waitFor();
    await look(page, 'ledger-dashboard');
    await whileDayLasts(day, async () => {
      await page.getByRole('table', { name: 'أحدث الطلبات' }).getByText('منى حسن').waitFor();
      await page.getByRole('link', { name: 'طلب واحد هذا الشهر' }).click();
      await page.waitForURL(`/admin/orders?startDate=${firstOfMonth(day)}&endDate=${day}`);
    });
    await page.goto(`/admin/orders?startDate=${firstOfMonth(day)}&endDate=${day}`);
    await page.getByRole('table', { name: 'الطلبات' }).getByText('منى حسن').waitFor();
    await look(page, 'ledger-orders');
  });

  step('the chosen days are taken along as CSV', async () => {
    const { page } = admin;
    const loading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'تصدير CSV' }).click();
    const download = await loading;
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain('خاتم لؤلؤة');
  });

  step('an order leads to its piece, and its receipt is printed', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: /تفاصيل الطلب/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'خاتم لؤلؤة' }).waitFor();
    await dialog.getByRole('button', { name: 'طباعة الإيصال' }).waitFor();
    await lookAtDialog(page, 'ledger-order');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 302, height: 1123 });
    await page.getByText('Receipt').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await keepPicture(page, 'ledger-receipt');
    await page.emulateMedia({ media: null });
    await page.setViewportSize(desktop);
    await dialog.getByRole('link', { name: 'منى حسن' }).click();
    await page.getByRole('dialog', { name: 'منى حسن' }).waitFor();
    await lookAtDialog(page, 'ledger-customer');
  });

  step('a session that ends in mid-form is taken up again there', async () => {
    const { page, context, troubles } = admin;
    await page.getByRole('button', { name: 'تعديل البيانات' }).click();
    const form = page.getByRole('dialog', { name: 'تعديل بيانات العميل' });
    await form.getByLabel('المدينة').fill('طنطا');
    await troubles.quiet();
    await context.clearCookies({ name: /session|sid|dahab/i });
    // The change itself, and what is read anew after it.
    for (const path of ['/1', '/1', '']) troubles.expect(`401 /api/customers${path}`);
    await form.getByRole('button', { name: 'حفظ' }).click();
    const again = page.getByRole('dialog', { name: 'سجّل الدخول من جديد' });
    await again.waitFor();
    await troubles.arrived();
    await again.getByLabel('كلمة المرور', { exact: true }).fill(shop.admin.password);
    await lookAtDialog(page, 'ledger-sign-in-again');
    await again.getByRole('button', { name: 'دخول' }).click();
    await again.waitFor({ state: 'hidden' });
    await eventually(async () =>
      expect(await form.getByLabel('المدينة').inputValue()).toBe('طنطا'),
    );
    await form.getByRole('button', { name: 'حفظ' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('dialog', { name: 'منى حسن' }).getByText('طنطا').waitFor();
  });

  step('the gold price has its history, and Telegram is tried without a message', async () => {
    const { page } = admin;
    await page.goto('/admin/gold-price');
    await page.locator('.uplot canvas').waitFor();
    await page.getByText('عرض الأرقام في جدول').click();
    await page.getByRole('table', { name: 'حركة السعر' }).waitFor();
    await page.getByLabel('القناة', { exact: true }).fill('@dahab');
    await page.getByLabel('رمز البوت').fill('123456:a-token');
    await page.getByRole('button', { name: 'اختبار الاتصال' }).click();
    await page.getByText('يستطيع النشر', { exact: true }).waitFor();
    await look(page, 'ledger-gold-price');
    expect(telegram.messages).toEqual([]);
  });

  for (const path of screens) {
    step(`/admin/${path} does not move under its reader when its data arrive`, async () => {
      const { page } = admin;
      await watchShifts(page);
      await openSlowly(page, `/admin/${path}`);
      const { score, moved } = await takeShifts(page);
      expect(score > MOST_SHIFT ? { score, moved } : 'still').toBe('still');
    });
  }

  step('nor does a list when another one takes its place', async () => {
    const { page } = admin;
    const call = await shopClient(shop.url, shop.admin);
    for (const karat of [21, 21, 21, 21, 18, 18, 18, 18]) {
      const piece = { nameAr: `دبلة عيار ${karat}`, weight: 4, karat, quantity: 1 };
      expect((await call('POST', '/api/products', piece)).status).toBe(201);
    }
    await page.goto('/admin/products');
    await page.getByText('عرض ٩ من ٩ قطع').waitFor();
    await takeShifts(page);
    await replaceSlowly(page, () => page.getByLabel('العيار').selectOption('21'));
    await page.getByText('عرض ٥ من ٥ قطع').waitFor();
    await replaceSlowly(page, () => page.getByRole('searchbox').fill('لؤلؤة'));
    await page.getByText('عرض ١ من قطعة واحدة').waitFor();
    const { score, moved } = await takeShifts(page);
    expect(score > MOST_SHIFT_OF_A_TABLE ? { score, moved } : 'still').toBe('still');
  });

  step('nor does the widest list slide sideways on a tablet', async () => {
    const { page } = admin;
    await page.setViewportSize(tablet);
    await openSlowly(page, '/admin/products');
    const { score, moved } = await takeShifts(page);
    expect(score > MOST_SHIFT_OF_A_TABLE ? { score, moved } : 'still').toBe('still');
    await page.setViewportSize(desktop);
  });

  step('what is opened moves in, unless the person wants less motion', async () => {
    const { page } = admin;
    await page.goto('/admin/products?new');
    await productForm(page, 'إضافة قطعة');
    expect(await longestMotion(page)).toBeLessThanOrEqual(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await longestMotion(page)).toBeGreaterThan(100);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
});

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** A ring, to the customer who was imported; answers the day in Cairo that stands on the order. */
async function sellToMona(): Promise<string> {
  const call = await shopClient(shop.url, shop.admin);
  await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4_000, marginPerGram: 50 });
  const piece = { nameAr: 'خاتم لؤلؤة', name: 'Pearl ring', weight: 10, karat: 21, quantity: 2 };
  const { body: ring } = await call('POST', '/api/products', piece);
  const items = [{ id: ring.id, quantity: 1, price: 40_500 }];
  const sale = { items, discount: 500, total: 40_000, customerId: 1 };
  const { status, body: order } = await call('POST', '/api/orders', sale);
  expect(status).toBe(201);
  return cairoDayOf(new Date(order.createdAt));
}
