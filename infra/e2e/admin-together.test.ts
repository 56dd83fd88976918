import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { keepPicture } from './browser/pictures.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { drawPicture } from './fixtures/draw-picture.ts';
import { journey } from './journey.ts';
import { dismissNotice } from './screens/notices.ts';
import { picturesOf, productForm } from './screens/products.ts';
import { register, submitSignIn } from './screens/sign-in.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const mona = { username: 'mona@dahab.example', password: 'a-fine-old-ring' };
const ring = 'خاتم هلال';
const feast = 'مختارات العيد';
const someoneElse = /عدّل شخص آخر هذه البيانات/;

let call: ShopClient;
/** The owner is at work; Mona works beside her; somebody comes by. */
let owner: Visitor;
let colleague: Visitor;
let passerBy: Visitor;
let picture: Uint8Array;
let ringId = 0;
let collectionId = 0;

browser.describe('two who keep the shop at the same time', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
    const account = { email: mona.username, name: 'منى', password: mona.password, isAdmin: true };
    expect((await call('POST', '/api/users', account)).status).toBe(201);
    const piece = { nameAr: ring, name: 'Crescent', weight: 4, karat: 21, quantity: 2 };
    ringId = (await call('POST', '/api/products', piece)).body.id;
    const collection = { nameAr: feast, nameEn: 'For the feast' };
    collectionId = (await call('POST', '/api/collections', collection)).body.id;
    owner = await visitors.arrive();
    colleague = await visitors.arrive();
    passerBy = await visitors.arrive();
    picture = await drawPicture(passerBy.page, 35);
    await signIn(owner, shop.admin);
    await signIn(colleague, mona);
  });

  step('a piece that the one types at and the other saves keeps what both did', async () => {
    const [mine, hers] = [await openRing(owner.page), await openRing(colleague.page)];
    await mine.getByLabel('الاسم بالإنجليزية').fill('Crescent moon');
    await hers.getByLabel('الكمية').fill('٩');
    await hers.getByRole('button', { name: 'حفظ' }).click();
    await dismissNotice(colleague.page, 'تم تحديث القطعة');
    await mine.getByText(someoneElse).waitFor();
    await expectValue(mine.getByLabel('الكمية'), /^[9٩]$/);
    await expectValue(mine.getByLabel('الاسم بالإنجليزية'), /^Crescent moon$/);
    await keepPicture(owner.page, 'together-01-product', false);
    await mine.getByRole('button', { name: 'حفظ' }).click();
    await dismissNotice(owner.page, 'تم تحديث القطعة');
    const { body } = await call('GET', `/api/products/${ringId}`);
    expect(body).toMatchObject({ name: 'Crescent moon', quantity: 9, weight: 4 });
  });

  step('so does a collection', async () => {
    const [mine, hers] = [await openFeast(owner.page), await openFeast(colleague.page)];
    await mine.getByRole('textbox', { name: 'الاسم بالإنجليزية' }).fill('The feast');
    await hers.getByRole('switch', { name: 'العرض في الصفحة الرئيسية' }).check();
    await hers.getByRole('button', { name: 'حفظ المجموعة' }).click();
    await hers.waitFor({ state: 'detached' });
    await mine.getByText(someoneElse).waitFor();
    const shown = mine.getByRole('switch', { name: 'العرض في الصفحة' });
    await eventually(async () => expect(await shown.isChecked()).toBe(true));
    await mine.getByRole('button', { name: 'حفظ المجموعة' }).click();
    await mine.waitFor({ state: 'detached' });
    const { body } = await call('GET', `/api/collections/${collectionId}`);
    expect(body).toMatchObject({ nameEn: 'The feast', showInHomepage: true });
  });

  step('so do the settings of the site', async () => {
    for (const { page } of [owner, colleague]) await openSettings(page);
    const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name });
    await field(owner, 'العنوان').fill('شارع المعز، القاهرة');
    await field(colleague, 'رقم الموبايل').fill('+20 100 123 4567');
    await colleague.page.keyboard.press('Control+KeyS');
    await dismissNotice(colleague.page, 'تم تحديث الإعدادات بنجاح');
    await owner.page.getByText(someoneElse).waitFor();
    await expectValue(field(owner, 'رقم الموبايل'), /4567$/);
    await keepPicture(owner.page, 'together-02-settings', false);
    await owner.page.keyboard.press('Control+KeyS');
    await dismissNotice(owner.page, 'تم تحديث الإعدادات بنجاح');
    const { body } = await call('GET', '/api/site-settings');
    expect(body).toMatchObject({
      address: 'شارع المعز، القاهرة',
      contactMobile: '+20 100 123 4567',
    });
  });

  step('a session that ends over the settings loses nothing that was typed', async () => {
    const { page, context, troubles } = owner;
    await page.getByRole('textbox', { name: 'إنستجرام' }).fill('https://instagram.com/sagha');
    await troubles.quiet();
    await context.clearCookies();
    troubles.expect('401 /api/site-settings');
    await page.keyboard.press('Control+KeyS');
    await signInAgain(page);
    await expectValue(page.getByRole('textbox', { name: 'إنستجرام' }), /sagha$/);
    await page.keyboard.press('Control+KeyS');
    await dismissNotice(page, 'تم تحديث الإعدادات بنجاح');
    const { body } = await call('GET', '/api/site-settings');
    expect(body.instagramUrl).toBe('https://instagram.com/sagha');
  });

  step('nor one that ends while a picture is on its way: the picture goes on', async () => {
    const { page, context, troubles } = owner;
    const form = await openRing(page);
    await form.getByLabel('الاسم بالعربية').fill('خاتم بدر');
    await troubles.quiet();
    await context.clearCookies();
    troubles.expect('401 /api/upload');
    await choosePicture(page, form);
    await signInAgain(page);
    await form.getByRole('button', { name: 'حذف الصورة ١' }).waitFor();
    await expectValue(form.getByLabel('الاسم بالعربية'), /^خاتم بدر$/);
    const [sent] = await picturesOf(form);
    await form.getByRole('button', { name: 'حفظ' }).click();
    await dismissNotice(page, 'تم تحديث القطعة');
    const { body } = await call('GET', `/api/products/${ringId}`);
    expect(body).toMatchObject({ nameAr: 'خاتم بدر', images: [sent] });
  });

  step('nor one that ends over a piece', async () => {
    const { page, context, troubles } = owner;
    const form = await openRing(page);
    await form.getByLabel('الوزن').fill('٥');
    await troubles.quiet();
    await context.clearCookies();
    troubles.expect(`401 /api/products/${ringId}`);
    await form.getByRole('button', { name: 'حفظ' }).click();
    await signInAgain(page);
    await expectValue(form.getByLabel('الوزن'), /^[5٥]$/);
    await form.getByRole('button', { name: 'حفظ' }).click();
    await dismissNotice(page, 'تم تحديث القطعة');
    expect((await call('GET', `/api/products/${ringId}`)).body.weight).toBe(5);
  });

  step('who registers stands in the list of customers at once', async () => {
    await owner.page.goto('/admin/customers');
    await owner.page.getByRole('heading', { name: 'لا عملاء بعد' }).waitFor();
    await register(passerBy.page, {
      username: 'hala',
      password: 'a-fine-old-ring',
      firstName: 'هالة',
      lastName: 'سمير',
      email: 'hala@example.com',
      phone: '01012345678',
      city: 'طنطا',
    });
    await owner.page.getByRole('row').filter({ hasText: 'هالة سمير' }).waitFor();
  });

  step('what is sold shows there, in the orders and in the record of who did what', async () => {
    await colleague.page.goto('/admin/activity');
    await colleague.page.getByRole('row').nth(1).waitFor();
    const { body } = await call('GET', '/api/customers?page=1');
    const items = [{ id: ringId, quantity: 1, price: 20_250 }];
    const sale = { items, discount: 0, total: 20_250, customerId: body.customers[0].id };
    expect((await call('POST', '/api/orders', sale)).status).toBe(201);
    const row = owner.page.getByRole('row').filter({ hasText: 'هالة سمير' });
    await row.getByText('٢٠٬٢٥٠').waitFor();
    await colleague.page.getByRole('row').filter({ hasText: '#1' }).first().waitFor();
  });
});

async function signIn({ page }: Visitor, who: typeof mona): Promise<void> {
  await page.goto('/admin/dashboard');
  await submitSignIn(page, who);
  await page.waitForURL('/admin/dashboard');
}

async function signInAgain(page: Page): Promise<void> {
  const again = page.getByRole('dialog', { name: 'سجّل الدخول من جديد' });
  await again.getByLabel('كلمة المرور', { exact: true }).fill(shop.admin.password);
  await again.getByRole('button', { name: 'دخول' }).click();
  await again.waitFor({ state: 'hidden' });
  await dismissNotice(page, 'عدت إلى حسابك، وما كتبته باقٍ كما هو.');
}

async function openRing(page: Page): Promise<Locator> {
  await page.goto(`/admin/products?product=${ringId}`);
  return productForm(page, /^تعديل «/);
}

async function openFeast(page: Page): Promise<Locator> {
  await page.goto('/admin/collections');
  await page.getByRole('button', { name: `تعديل «${feast}»` }).click();
  const form = page.getByRole('dialog', { name: `تعديل «${feast}»` });
  await form.getByRole('textbox', { name: 'الاسم بالإنجليزية' }).waitFor();
  return form;
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/site-settings');
  await page.getByRole('textbox', { name: 'العنوان' }).waitFor();
}

async function expectValue(field: Locator, value: RegExp): Promise<void> {
  await eventually(async () => expect(await field.inputValue()).toMatch(value));
}

async function choosePicture(page: Page, form: Locator): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'أفلت الصور هنا، أو اخترها' }).click();
  const file = { name: '1.png', mimeType: 'image/png', buffer: Buffer.from(picture) };
  await (await choosing).setFiles(file);
}
