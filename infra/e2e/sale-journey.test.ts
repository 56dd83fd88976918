import { fileURLToPath } from 'node:url';
import { findFreePort } from '@dahab/backing/free-port.ts';
import { cairoDayOf } from '@dahab/protocol/cairo-day.ts';
import { chromium } from '@dahab/testing/chromium.ts';
import { givenShop } from '@dahab/testing/config.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { type FakeTelegram, startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { whileDayLasts } from '@dahab/testing/while-day-lasts.ts';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { clearPictures } from './browser/pictures.ts';
import { scriptsWith } from './browser/scripts.ts';
import { journey } from './journey.ts';
import { openScreen } from './screens/admin-menu.ts';
import { goldPriceSaved, typeGoldPrice } from './screens/gold-price.ts';
import { importPreviewed, previewFile } from './screens/import-products.ts';
import { cellsOf } from './screens/lists.ts';
import { dismissNotice } from './screens/notices.ts';
import { register, submitSignIn } from './screens/sign-in.ts';
import { announceOrders } from './screens/telegram.ts';
import { cart, createCustomer, foundPiece, searchPiece } from './screens/till.ts';

const browser = chromium();
const telegramPort = givenShop()?.telegramPort ?? (await findFreePort());
const shop = await shopProcess({ TELEGRAM_API_ROOT: `http://127.0.0.1:${telegramPort}` });
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const shopifyExport = fileURLToPath(new URL('fixtures/shopify-export.csv', import.meta.url));
const token = '123456:a-token-that-nobody-sees-again';
const mona = { firstName: 'منى', lastName: 'عبد الرحمن', phone: '01012345678' };
const ring = 'خاتم لؤلؤة';
const earrings = 'حلق فراشة';

/** Words of the till, for knowing the back office's code by. */
const WORDS_OF_THE_TILL = 'إتمام البيع';

let telegram: FakeTelegram;
let admin: Visitor;
let shopper: Visitor;
let orderId = '';
/** In Cairo, just before the sale. */
let soldOn = '';

browser.describe('one sale, from the CSV to Telegram', () => {
  beforeAll(async () => {
    clearPictures();
    telegram = await startFakeTelegram(telegramPort);
    await shop.start();
    const call = await shopClient(shop.url, shop.admin);
    const rings = { nameAr: 'خواتم', nameEn: 'Rings', showInHomepage: true };
    expect((await call('POST', '/api/collections', rings)).status).toBe(201);
    admin = await visitors.arrive();
    shopper = await visitors.arrive();
  });

  afterAll(() => telegram.stop());

  step('a wrong password is refused in the language of the reader', async () => {
    const { page, troubles } = admin;
    await page.goto('/admin/pos');
    await page.waitForURL('/auth');
    troubles.expect('401 /api/login');
    await submitSignIn(page, { ...shop.admin, password: 'not-the-password' });
    const refusal = page.getByRole('tabpanel').getByRole('alert');
    await refusal.getByText('اسم المستخدم أو كلمة المرور غير صحيحة').waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await refusal.getByText('Invalid username or password').waitFor();
    await page.getByRole('link', { name: 'العربية' }).click();
    await dismissNotice(page, 'تعذّر تسجيل الدخول');
    await look(page, '01-sign-in-refused');
  });

  step('the admin signs in and finds an empty shop', async () => {
    const { page } = admin;
    await submitSignIn(page, shop.admin);
    await page.waitForURL('/admin/dashboard');
    await page.getByRole('heading', { name: 'لا طلبات اليوم حتى الآن' }).waitFor();
    await look(page, '02-dashboard-empty');
  });

  step('the admin sets the gold price, and sees what it amounts to', async () => {
    const { page } = admin;
    await typeGoldPrice(page, { base: '٤٠٠٠', margin: '50' });
    await goldPriceSaved(page);
    await page.getByText('٣٢٬٠٠٠').waitFor();
    await look(page, '03-gold-price');
  });

  step('the bot token is stored and never shown again', async () => {
    const { page } = admin;
    await announceOrders(page, {
      channel: '-1001234567890',
      token,
      orderTemplate: 'طلب {orderId}: {itemCount} قطعة، {total} جنيه',
    });
    await page.getByText('المحفوظ: ').waitFor();
    await eventually(async () => expect(await page.getByLabel('رمز البوت').inputValue()).toBe(''));
    expect(await page.content()).not.toContain(token);
  });

  step('the price message is seen before it is sent, with what could not be filled', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'معاينة' }).click();
    const preview = page.getByRole('dialog', { name: 'رسالة الأسعار' });
    await preview.getByText('عيار 21: 4,000 جنيه للجرام').waitFor();
    await preview.getByText('تعذّر ملء: أونصة الذهب، أونصة الفضة').waitFor();
    await lookAtDialog(page, '04-price-message');
    await preview.getByRole('button', { name: 'إغلاق' }).last().click();
  });

  step('a Shopify export is shown before it changes anything', async () => {
    const { page } = admin;
    await openScreen(page, 'استيراد القطع');
    await look(page, '05-import');
    await previewFile(page, shopifyExport);
    await dismissNotice(page, 'تم تحميل معاينة الملف');
    await page.getByText('٩ قطع في الملف').waitFor();
    await page.getByRole('button', { name: 'لا يمكن استيرادها (٢)' }).waitFor();
    await look(page, '06-import-preview');
  });

  step('the import takes the good rows and names the bad ones', async () => {
    const { page } = admin;
    await importPreviewed(page);
    await eventually(async () =>
      expect(await page.getByRole('definition').allTextContents()).toEqual(['٧', '٠', '٠', '٢']),
    );
    const errors = page.getByRole('table', { name: 'سطور لم تُستورد' });
    expect(await cellsOf(errors)).toEqual([
      ['٨', 'Variant Grams', expect.any(String)],
      ['٩', 'Karat (product.metafields.custom.karat)', expect.any(String)],
    ]);
    await look(page, '07-import-result');
  });

  step('a shopper finds the pieces in Arabic, from right to left, at exact prices', async () => {
    const { page } = shopper;
    await page.goto('/');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const rings = page.getByRole('region', { name: 'خواتم' });
    await rings.getByRole('article').filter({ hasText: ring }).getByText('٣١٬٦٦٠').waitFor();
    await look(page, '08-home');
    await page.getByRole('link', { name: 'كل القطع', exact: true }).click();
    await page.getByRole('heading', { name: 'كل القطع', level: 1 }).waitFor();
    const listed = page.getByRole('article').filter({ hasText: earrings });
    await listed.getByText('٣٬٢٥٠').waitFor();
    await eventually(async () => expect(await page.getByRole('article').count()).toBe(6));
    await look(page, '09-listing');
    await page.getByRole('link', { name: ring }).click();
    await page.getByRole('heading', { name: ring, level: 1 }).waitFor();
    await page.getByText('٣١٬٦٦٠').first().waitFor();
    await look(page, '10-product');
  });

  step('an open product page follows the gold price without a reload', async () => {
    await shopper.page.evaluate('window.wasOpen = true');
    await typeGoldPrice(admin.page, { base: '4300' });
    const jump = admin.page.getByRole('dialog', { name: 'تغيير السعر' });
    await jump.getByText('٤٬٣٠٠').waitFor();
    await lookAtDialog(admin.page, '11-gold-price-jump');
    await jump.getByRole('button', { name: 'نعم، غيّر السعر' }).click();
    await goldPriceSaved(admin.page);
    await shopper.page.getByRole('article').getByText('٣٤٬٠٠٠').first().waitFor();
    await shopper.page.getByRole('region', { name: 'سعر جرام الذهب' }).getByText('٤٬٣٠٠').waitFor();
    expect(await shopper.page.evaluate('window.wasOpen')).toBe(true);
  });

  step('the admin sells two pieces at the till to a customer made on the spot', async () => {
    const { page } = admin;
    await openScreen(page, 'نقطة البيع');
    await foundPiece(page, earrings).waitFor();
    await look(page, '12-till');
    await searchPiece(page, 'لولوه', ring);
    await foundPiece(page, ring).click();
    await searchPiece(page, 'فراشة', earrings);
    await foundPiece(page, earrings).click();
    await createCustomer(page, mona);
    await dismissNotice(page, 'تمت إضافة العميل');
    const total = cart(page).getByRole('definition').last();
    await total.getByText('٣٧٬٤٩٠').waitFor();
    await look(page, '13-till-cart');
    soldOn = cairoDayOf(new Date());
    await cart(page).getByRole('button', { name: WORDS_OF_THE_TILL }).click();
    const done = page.getByRole('dialog', { name: 'تم البيع' });
    orderId = /#(\d+)/.exec(await done.getByText(/#\d+/).first().innerText())?.[1] ?? '';
    await lookAtDialog(page, '14-sold');
    await done.getByRole('button', { name: 'البيع التالي' }).click();
    await cart(page).getByText('اضغط على قطعة لإضافتها.').waitFor();
  });

  step('the stock is down, for the till and for shoppers', async () => {
    const { page } = shopper;
    await foundPiece(admin.page, earrings).getByText('نفدت').waitFor();
    await searchPiece(admin.page, 'لولوه', ring);
    await foundPiece(admin.page, ring).getByText('قطعتان متوفرتان').waitFor();
    await page.goto('/products');
    await page.getByRole('article').filter({ hasText: earrings }).getByText('نفدت').waitFor();
  });

  step('orders, dashboard and customers show the sale', async () => {
    const { page } = admin;
    await openScreen(page, 'الطلبات');
    const order = page.getByRole('row').filter({ hasText: `#${orderId}` });
    await eventually(async () =>
      expect(await order.innerText()).toMatch(/منى عبد الرحمن\s+٢\s+—\s+.*٣٧٬٤٩٠٫٠٠/u),
    );
    await look(page, '15-orders');
    await order.getByRole('button', { name: 'تفاصيل الطلب' }).click();
    const details = page.getByRole('dialog', { name: 'الطلب' });
    await details.getByText('٣٤٬٠٠٠٫٠٠').first().waitFor();
    await lookAtDialog(page, '16-order');
    await page.keyboard.press('Escape');
    await openScreen(page, 'لوحة التحكم');
    await page.getByRole('link', { name: 'إجمالي الطلبات', exact: true }).waitFor();
    await whileDayLasts(soldOn, async () => {
      await page.getByRole('link', { name: 'طلب واحد هذا الشهر' }).waitFor();
      await page.getByText('إجمالي المبيعات: ‏٣٧٬٤٩٠').waitFor();
    });
    await look(page, '17-dashboard');
    await expectTotals('٣٧٬٤٩٠٫٠٠', '١');
    await look(page, '18-customers');
  });

  step('the channel hears of the order once, in the words of the template', async () => {
    const { page } = admin;
    await eventually(() => expect(telegram.messages).toHaveLength(1));
    expect(telegram.messages[0]).toMatchObject({
      chatId: '-1001234567890',
      text: `طلب ${orderId}: 2 قطعة، 37,490 جنيه`,
    });
    await openScreen(page, 'سعر الذهب');
    const delivery = page.getByRole('table', { name: 'الرسائل' }).getByRole('row').nth(1);
    await delivery.getByText('أُرسلت').waitFor();
    await look(page, '19-telegram-sent');
  });

  step('a deleted order gives back its pieces and its totals', async () => {
    const { page } = admin;
    await openScreen(page, 'الطلبات');
    await page.getByRole('button', { name: 'حذف الطلب' }).click();
    const question = page.getByRole('dialog', { name: 'حذف الطلب' });
    await question.getByText(/قطعتان.*٣٧٬٤٩٠.*منى عبد الرحمن/).waitFor();
    await lookAtDialog(page, '20-delete-order');
    await question.getByRole('button', { name: 'حذف الطلب' }).click();
    await dismissNotice(page, 'تم حذف الطلب بنجاح');
    await page.getByRole('heading', { name: 'لا طلبات بعد' }).waitFor();
    await expectTotals('٠٫٠٠', '٠');
    await openScreen(page, 'نقطة البيع');
    await searchPiece(page, 'لولوه', ring);
    await foundPiece(page, ring).getByText('٣ قطع متوفرة').waitFor();
    await shopper.page.goto('/products');
    const listed = shopper.page.getByRole('article').filter({ hasText: earrings });
    await listed.waitFor();
    await listed.getByText('نفدت').waitFor({ state: 'detached' });
    expect(telegram.messages).toHaveLength(1);
  });

  step('signing out ends the session: its cookie opens nothing any more', async () => {
    const { page, context } = admin;
    const cookies = await context.cookies(shop.url);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const who = () => fetch(`${shop.url}/api/user`, { headers: { cookie } });
    expect((await who()).status).toBe(200);
    expect(await scriptsWith(page, WORDS_OF_THE_TILL)).not.toEqual([]);
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.getByRole('link', { name: 'تسجيل الدخول' }).waitFor();
    await eventually(async () => expect((await who()).status).toBe(401));
  });

  step(
    'a customer who opens the back office finds no such page, and none of its code',
    async () => {
      const { page } = shopper;
      await register(page, {
        ...mona,
        email: 'mona@example.com',
        city: 'القاهرة',
        username: 'mona',
        password: 'lulu-1974',
      });
      await look(page, '21-home-of-a-customer');
      await page.goto('/admin/pos');
      await page.getByRole('heading', { name: '404 الصفحة غير موجودة' }).waitFor();
      await lookAtDialog(page, '22-no-such-page');
      expect(await scriptsWith(page, WORDS_OF_THE_TILL)).toEqual([]);
    },
  );

  /** The totals follow the order by an event: shortly after it. */
  async function expectTotals(spent: string, orders: string): Promise<void> {
    const { page } = admin;
    await openScreen(page, 'العملاء');
    await eventually(
      async () => {
        await page.reload();
        const customer = page.getByRole('row').filter({ hasText: mona.firstName });
        expect(await customer.innerText()).toMatch(new RegExp(`${spent}.*\\s${orders}\\s`, 'su'));
      },
      { everyMs: 250 },
    );
  }
});
