import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import { replaceSlowly } from './browser/layout-shifts.ts';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { drawPicture } from './fixtures/draw-picture.ts';
import { journey } from './journey.ts';
import { openScreen } from './screens/admin-menu.ts';
import { dismissNotice } from './screens/notices.ts';
import {
  addPictures,
  doToSelected,
  picturesOf,
  productForm,
  selectProducts,
} from './screens/products.ts';
import { submitSignIn } from './screens/sign-in.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const ring = 'خاتم قمر';
const chain = 'سلسلة حب';
const band = 'دبلة';

let call: ShopClient;
let admin: Visitor;
let shopper: Visitor;
let pictures: Uint8Array[] = [];
let ringId = 0;
let chainId = 0;

browser.describe('an admin keeps the products of the shop', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    const gold = { basePrice21k: 4000, marginPerGram: 50 };
    expect((await call('PATCH', '/api/gold-price-settings', gold)).status).toBe(200);
    const rings = { nameAr: 'خواتم', nameEn: 'Rings' };
    expect((await call('POST', '/api/collections', rings)).status).toBe(201);
    admin = await visitors.arrive();
    shopper = await visitors.arrive();
    pictures = [await drawPicture(shopper.page, 35), await drawPicture(shopper.page, 200)];
  });

  step('the list of a new shop leads to the first piece', async () => {
    const { page } = admin;
    await page.goto('/auth');
    await submitSignIn(page, shop.admin);
    await page.waitForURL('/admin/dashboard');
    await openScreen(page, 'القطع');
    await page.getByRole('heading', { name: 'لا قطع في المتجر بعد' }).waitFor();
    await look(page, 'products-01-empty');
    await page.getByRole('button', { name: 'إضافة قطعة' }).first().click();
    await productForm(page, 'إضافة قطعة');
    await page.waitForURL(({ search }) => search === '?new');
  });

  step('a piece is made, with its price while it is typed', async () => {
    const { page } = admin;
    const form = await productForm(page, 'إضافة قطعة');
    await form.getByRole('button', { name: 'حفظ' }).click();
    await form.getByText('اكتب الاسم بالعربية').waitFor();
    await form.getByText('يجب أن يكون الوزن أكبر من صفر').waitFor();
    await form.getByLabel('الاسم بالعربية').fill(ring);
    await form.getByLabel('الوزن').fill('٩٫١');
    await form.getByText('٣١٬٦٦٠').waitFor();
    await form.getByLabel('العيار').selectOption('21');
    await form.getByText('٣٦٬٨٦٠').waitFor();
    await form.getByLabel('المجموعة').selectOption('Rings / خواتم');
    await form.getByLabel('الوسوم').fill('هدايا');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'إزالة هدايا' }).waitFor();
    const description = form.getByRole('textbox', { name: 'الوصف بالعربية' });
    await description.click();
    await form.getByRole('button', { name: 'غامق' }).click();
    // The tool gives the focus back with the next frame.
    await description.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('مصوغ يدويًا');
    await lookAtDialog(page, 'products-02-form');
  });

  step('its pictures are uploaded, put in order, and cropped by keys', async () => {
    const { page } = admin;
    const form = await productForm(page, 'إضافة قطعة');
    await addPictures(page, form, pictures);
    await form.getByRole('button', { name: 'تقديم الصورة ٢' }).waitFor();
    const before = await picturesOf(form);
    await form.getByRole('button', { name: 'تقديم الصورة ٢' }).click();
    await eventually(async () => expect(await picturesOf(form)).toEqual(before.toReversed()));
    await form.getByRole('button', { name: 'قص الصورة ١' }).click();
    const crop = page.getByRole('dialog', { name: 'قص الصورة' });
    await crop.getByRole('button', { name: '3:2' }).click();
    await crop.getByRole('application', { name: 'منطقة القص' }).focus();
    await page.keyboard.press('Control+Minus');
    await page.keyboard.press('Shift+ArrowLeft');
    await lookAtDialog(page, 'products-03-crop');
    await crop.getByRole('button', { name: 'تطبيق القص' }).click();
    await crop.waitFor({ state: 'detached' });
    const [cropped, other] = await eventually(async () => {
      const now = await picturesOf(form);
      expect(now[1]).toBe(before[0]);
      expect(before).not.toContain(now[0]);
      return now;
    });
    await form.getByRole('button', { name: 'حفظ' }).click();
    await dismissNotice(page, 'تمت إضافة القطعة');
    const { body } = await call('GET', '/api/products');
    const [made] = body.products;
    ringId = made.id;
    expect(made).toMatchObject({
      nameAr: ring,
      weight: 9.1,
      karat: 21,
      tags: ['هدايا'],
      descriptionAr: '<p><strong>مصوغ يدويًا</strong></p>',
      images: [cropped, other],
    });
  });

  step('a changed margin moves the price on a page that is open in the shop', async () => {
    await shopper.page.goto(`/product/${ringId}`);
    await shopper.page.getByText('٣٦٬٨٦٠').first().waitFor();
    const { page } = admin;
    await page.getByRole('link', { name: ring }).click();
    const form = await productForm(page, `تعديل «${ring}»`);
    await form.getByLabel('مصنعية الجرام').fill('0');
    await page.keyboard.press('Control+Enter');
    await dismissNotice(page, 'تم تحديث القطعة');
    await shopper.page.getByText('٣٦٬٤٠٠').first().waitFor();
  });

  step('"back" closes the form, and asks first when something was typed', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: ring }).click();
    const form = await productForm(page, `تعديل «${ring}»`);
    await form.getByLabel('الكمية').fill('٧');
    await page.goBack();
    const stay = page.getByRole('button', { name: 'متابعة التعديل' });
    await stay.click();
    // Until it is gone, Escape is still the question's own.
    await stay.waitFor({ state: 'detached' });
    await eventually(async () => expect(await form.getByLabel('الكمية').inputValue()).toBe('٧'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'تجاهل التعديلات' }).click();
    await form.waitFor({ state: 'detached' });
    await page.waitForURL(({ search }) => search === '');
  });

  step(
    'of two that are archived one is gone meanwhile: it is named, the other is archived',
    async () => {
      const { page, troubles } = admin;
      const piece = { weight: 2, karat: 18 };
      chainId = (await call('POST', '/api/products', { ...piece, nameAr: chain })).body.id;
      await call('POST', '/api/products', { ...piece, nameAr: band });
      await page.getByRole('link', { name: band }).waitFor();
      await page.getByRole('link', { name: chain }).waitFor();
      await selectProducts(page, chain, band);
      await look(page, 'products-04-selected');
      await call('DELETE', `/api/products/${chainId}`);
      await page.getByRole('link', { name: chain }).waitFor({ state: 'detached' });
      troubles.expect(`404 /api/products/${chainId}`);
      await doToSelected(page, 'أرشفة', 'أرشفة قطعتين؟');
      const problems = page.getByRole('region', { name: 'قطعة واحدة لم تُؤرشف' });
      await problems.getByText(chain).waitFor();
      await problems.getByText('لم تعد هذه القطعة موجودة').waitFor();
      await look(page, 'products-05-one-failed');
      await problems.getByRole('button', { name: 'إخفاء' }).click();
      await page.getByRole('button', { name: 'إلغاء التحديد' }).click();
    },
  );

  step('what is archived is found among the archived, and deleted by its menu', async () => {
    const { page } = admin;
    await page.getByLabel('الحالة').selectOption('archived');
    await page.getByRole('searchbox').fill('دبله');
    await page.getByRole('link', { name: band }).waitFor();
    await page.getByRole('button', { name: 'إزالة التصفية: بحث: دبله' }).waitFor();
    await eventually(() => {
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('status'), searchParams.get('search')]).toEqual([
        'archived',
        'دبله',
      ]);
    });
    let pressed = Promise.resolve();
    await replaceSlowly(page, async () => {
      const asked = page.waitForRequest(
        (request) => new URL(request.url()).searchParams.get('q') === 'دبل',
      );
      await page.getByRole('searchbox').fill('دبل');
      await asked;
      await page.locator('table[aria-busy="true"]').waitFor();
      // Opened in the list before, the menu would go with it.
      pressed = page.getByRole('button', { name: `إجراءات «${band}»` }).click();
    });
    await pressed;
    await page.getByRole('menuitem', { name: 'حذف' }).click();
    await dismissNotice(page, 'تم حذف القطعة');
    await page.getByRole('heading', { name: 'لا قطع بهذه المواصفات' }).waitFor();
    await look(page, 'products-06-no-match');
  });
});
