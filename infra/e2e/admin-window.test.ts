import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { boxOf } from './browser/box-of.ts';
import { drag } from './browser/drag.ts';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { journey } from './journey.ts';
import { openScreen } from './screens/admin-menu.ts';
import { beginCollection, pickedPieces, pickPiece } from './screens/collections.ts';
import { dismissNotice } from './screens/notices.ts';
import { submitSignIn } from './screens/sign-in.ts';
import { hero } from './screens/storefront.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const pieces = ['خاتم هلال', 'خاتم لؤلؤة', 'حلق فراشة'] as const;
const banners = 'بانرات الصفحة الرئيسية';

let admin: Visitor;
let shopper: Visitor;
let call: ShopClient;

browser.describe('the shop window is dressed', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
    for (const nameAr of pieces) {
      const piece = { nameAr, weight: 4, karat: 21, craftingCost: 0, quantity: 2 };
      expect((await call('POST', '/api/products', piece)).status).toBe(201);
    }
    admin = await visitors.arrive();
    shopper = await visitors.arrive();
  });

  step('the admin signs in and finds no collections yet', async () => {
    const { page } = admin;
    await page.goto('/auth');
    await submitSignIn(page, shop.admin);
    await page.waitForURL('/admin/dashboard');
    await openScreen(page, 'المجموعات');
    await page.getByRole('heading', { name: 'لا مجموعات بعد' }).waitFor();
    await look(page, 'window-01-no-collections');
  });

  step('a collection is made of picked pieces, in an order', async () => {
    const { page } = admin;
    const form = await beginCollection(page, { nameAr: 'مختارات العيد', nameEn: 'For the feast' });
    await pickPiece(form, 'هلال', pieces[0]);
    await pickPiece(form, 'فراشه', pieces[2]);
    await pickPiece(form, 'لولوه', pieces[1]);
    const picked = pickedPieces(form).getByRole('listitem');
    await form.getByRole('button', { name: `تقديم «${pieces[1]}»` }).click();
    await expectOrder(page, [pieces[0], pieces[1], pieces[2]]);
    await drag(page, picked.nth(2).locator('[aria-hidden]').first(), picked.nth(0));
    await expectOrder(page, [pieces[2], pieces[0], pieces[1]]);
    await lookAtDialog(page, 'window-02-collection');
    await form.getByRole('button', { name: 'حفظ المجموعة' }).click();
    await dismissNotice(page, 'تمت إضافة المجموعة بنجاح');
    await page.getByRole('row').filter({ hasText: 'For the feast' }).waitFor();
    await look(page, 'window-03-collections');
  });

  step('the home page shows the picked pieces in their order', async () => {
    const { page } = shopper;
    await page.goto('/');
    const section = page.getByRole('region', { name: 'مختارات العيد' });
    await eventually(async () => {
      const names = await section.getByRole('article').getByRole('heading').allInnerTexts();
      expect(names.slice(0, 3)).toEqual([pieces[2], pieces[0], pieces[1]]);
    });
  });

  step('what is half typed is not lost by a slip', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'تعديل «مختارات العيد»' }).click();
    const form = page.getByRole('dialog', { name: 'تعديل «مختارات العيد»' });
    await form.getByRole('textbox', { name: 'الاسم بالعربية' }).fill('مختارات');
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: 'تغلق دون حفظ؟' });
    await lookAtDialog(page, 'window-04-discard');
    await asked.getByRole('button', { name: 'متابعة التعديل' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await form.getByRole('textbox', { name: 'الاسم بالعربية' }).inputValue()).toBe(
      'مختارات',
    );
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'تجاهل التعديلات' }).click();
    await form.waitFor({ state: 'detached' });
  });

  step('a banner is made of a picture and words, seen before it is shown', async () => {
    const { page } = admin;
    await openScreen(page, banners);
    await choosePicture(page, await drawBanner(shopper.page));
    await page.getByRole('textbox', { name: 'العنوان بالعربية' }).fill('ذهب يُورَث');
    await page.getByRole('textbox', { name: 'العنوان بالإنجليزية' }).fill('Gold to hand down');
    await page.getByRole('textbox', { name: 'الرابط' }).fill('javascript:alert(1)');
    await look(page, 'window-05-banner');
    const add = page.getByRole('button', { name: 'إضافة البانر' });
    admin.troubles.expect('400 /api/hero-widgets');
    await add.click();
    await page.getByText('اكتب مسارًا في المتجر').first().waitFor();
    await page.getByRole('textbox', { name: 'الرابط' }).fill('/products');
    await add.click();
    await dismissNotice(page, 'تمت إضافة البانر بنجاح');
    await page.getByRole('article', { name: 'ذهب يُورَث' }).waitFor();
  });

  step('the home page shows the banner, and its link leads on', async () => {
    const { page } = shopper;
    await page.goto('/');
    const banner = hero(page, 'مختارات المتجر').getByRole('link');
    await banner.getByRole('heading', { name: 'ذهب يُورَث' }).waitFor();
    await banner.click();
    await page.waitForURL('/products');
  });

  step('banners change places by drag, and one is hidden at once', async () => {
    const { page } = admin;
    const form = new FormData();
    const second = { titleAr: 'طقم العروس', titleEn: 'The bridal set', imageUrl: '/logo.svg' };
    for (const [name, value] of Object.entries(second)) form.set(name, value);
    expect((await call('POST', '/api/hero-widgets', form)).status).toBe(201);
    const rows = page.getByRole('list', { name: 'البانرات بالترتيب' }).getByRole('listitem');
    await rows.nth(1).getByRole('article', { name: 'طقم العروس' }).waitFor();
    await drag(page, rows.nth(1).locator('[aria-hidden]').first(), rows.nth(0));
    await rows.nth(0).getByRole('article', { name: 'طقم العروس' }).waitFor();
    await dismissNotice(page, 'تم تحديث ترتيب البانرات');
    await look(page, 'window-06-banners');
    await expectBanners(['طقم العروس', 'ذهب يُورَث']);
    await page.getByRole('switch', { name: '«طقم العروس»' }).click();
    await dismissNotice(page, 'تم تحديث البانر بنجاح');
    await expectBanners(['ذهب يُورَث']);
    await page.getByRole('button', { name: 'تعديل «طقم العروس»' }).click();
    await page.getByRole('dialog', { name: 'تعديل «طقم العروس»' }).waitFor();
    await lookAtDialog(page, 'window-07-edit-banner');
    await page.keyboard.press('Escape');
  });

  step('settings are changed, and every page has them', async () => {
    const { page } = admin;
    await openScreen(page, 'إعدادات الموقع');
    await page.getByRole('textbox', { name: 'اسم الموقع بالعربية' }).fill('دار الصاغة');
    await page.getByRole('textbox', { name: 'رقم الموبايل' }).fill('+20 100 123 4567');
    await page.getByRole('textbox', { name: 'العنوان' }).fill('شارع المعز، القاهرة');
    await page.getByRole('textbox', { name: 'خط العرض' }).fill('٣٠٫٠٤٧٨');
    await page.getByRole('textbox', { name: 'خط الطول' }).fill('31.2623');
    await page.getByRole('textbox', { name: 'إنستجرام' }).fill('https://instagram.com/sagha');
    await look(page, 'window-08-settings');
    await expectWordsInSight(page);
    await page.keyboard.press('Control+KeyS');
    await dismissNotice(page, 'تم تحديث الإعدادات بنجاح');
    await page.getByRole('button', { name: 'حفظ', exact: true }).waitFor({ state: 'detached' });
    await shopper.page.goto('/');
    const footer = shopper.page.getByRole('contentinfo');
    await footer.getByText('شارع المعز، القاهرة').waitFor();
    await footer.getByRole('link', { name: '+20 100 123 4567' }).waitFor();
    const map = footer.getByRole('link', { name: 'الموقع على الخريطة' });
    expect(await map.getAttribute('href')).toContain('30.0478,31.2623');
    const instagram = footer.getByRole('link', { name: 'Instagram' });
    expect(await instagram.getAttribute('href')).toBe('https://instagram.com/sagha');
    await footer.getByText('دار الصاغة').first().waitFor();
  });

  step('a deleted collection leaves its pieces in the shop', async () => {
    const { page } = admin;
    await openScreen(page, 'المجموعات');
    await page.getByRole('button', { name: 'حذف «مختارات العيد»' }).click();
    const asked = page.getByRole('dialog', { name: 'حذف «مختارات العيد»؟' });
    await asked.getByText('لا قطع في هذه المجموعة').waitFor();
    await lookAtDialog(page, 'window-09-delete');
    await asked.getByRole('button', { name: 'حذف المجموعة' }).click();
    await page.getByRole('heading', { name: 'لا مجموعات بعد' }).waitFor();
    await shopper.page.goto('/products');
    for (const name of pieces) await shopper.page.getByRole('link', { name }).first().waitFor();
  });

  /** What is wrong with a field at the lower edge is read above the bar that saves. */
  async function expectWordsInSight(page: Page): Promise<void> {
    const field = page.getByRole('textbox', { name: 'فيسبوك' });
    // From above, the focus brings it no further than to the edge.
    await page.evaluate('scrollTo(0, 0)');
    await field.fill('facebook');
    admin.troubles.expect('400 /api/site-settings');
    await page.keyboard.press('Control+KeyS');
    const words = page.getByRole('main').getByText('رابط فيسبوك غير صحيح');
    await words.waitFor();
    const bar = page.getByRole('region', { name: 'تعديلات غير محفوظة' });
    await eventually(async () => {
      const [above, below] = [await boxOf(words), await boxOf(bar)];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    });
    await field.fill('');
  }

  /** The order follows the mouse a moment later. */
  async function expectOrder(page: Page, names: readonly string[]): Promise<void> {
    const rows = pickedPieces(page.getByRole('dialog')).getByRole('listitem');
    await eventually(async () => {
      const texts = await rows.allInnerTexts();
      expect(texts.map((text) => text.split('\n')[0])).toEqual(names);
    });
  }

  async function expectBanners(titles: readonly string[]): Promise<void> {
    const guest = await shopClient(shop.url);
    await eventually(async () => {
      const { body } = await guest('GET', '/api/hero-widgets');
      expect(body.map(({ titleAr }: { titleAr: string }) => titleAr)).toEqual(titles);
    });
  }
});

async function choosePicture(page: Page, picture: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'أفلت الصورة هنا، أو اخترها' }).click();
  await (await choosing).setFiles({ name: 'banner.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('img', { name: 'صورة ١ من ١' }).waitFor();
}

/** A wide picture in the colours of gold, as PNG. */
async function drawBanner(page: Page): Promise<Buffer> {
  await page.goto('about:blank');
  await page.setContent(
    '<body style="background: linear-gradient(120deg, #33290f, #c49a3a 60%, #f5ead0)"></body>',
  );
  return page.screenshot({ clip: { x: 0, y: 0, width: 1260, height: 540 } });
}
