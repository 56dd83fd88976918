import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { swipe } from './browser/swipe.ts';
import { expectFocus, tabTo } from './browser/tab-to.ts';
import { untilStill } from './browser/until-still.ts';
import { desktop, phone } from './browser/viewports.ts';
import { furnishShop, pearl, type Furnished } from './fixtures/furnish-shop.ts';
import { journey } from './journey.ts';
import { register, submitSignIn } from './screens/sign-in.ts';
import {
  cardOf,
  hero,
  countMirroredPieces,
  placesOfSlides,
  slidesInSight,
  turnsBySwipes,
} from './screens/storefront.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const mona = {
  firstName: 'منى',
  lastName: 'حسن',
  email: 'mona@example.com',
  phone: '01012345678',
  city: 'القاهرة',
  username: 'mona',
  password: 'lulu-1974',
};

/** After five seconds a toast would go by itself, whatever else made it go or did not. */
const TOASTS_STAY = `{
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (act, after, ...given) => after === 5000 || wait(act, after, ...given);
}`;

let shopper: Visitor;
let window: Furnished;

browser.describe('a shopper looks around', () => {
  beforeAll(async () => {
    await shop.start();
    shopper = await visitors.arrive();
    await shopper.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    window = await furnishShop(await shopClient(shop.url, shop.admin), shopper.page);
  });

  step('the banners are turned by a finger, the way that the language is read', async () => {
    const { page } = shopper;
    await page.setViewportSize(phone);
    await page.goto('/');
    await turnsBySwipes(page);
    const banners = hero(page, 'مختارات المتجر');
    await eventually(async () => expect(await slidesInSight(banners)).toEqual(['١ من ٢']));
    await swipe(page, banners.getByRole('link'), 'right');
    await banners.getByText('٢ من ٢').waitFor();
    await eventually(async () => expect(await slidesInSight(banners)).toEqual(['٢ من ٢']));
    await page.getByRole('link', { name: 'English' }).click();
    const inEnglish = hero(page, 'From the house');
    await inEnglish.getByText('2 of 2').waitFor();
    await swipe(page, inEnglish.getByRole('group', { name: '2 of 2' }), 'right');
    await eventually(async () => expect(await slidesInSight(inEnglish)).toEqual(['1 of 2']));
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.setViewportSize(desktop);
  });

  step('a collection shows three pieces at a time, and begins again after the last', async () => {
    const { page } = shopper;
    const rings = page.getByRole('region', { name: 'خواتم' });
    const inSight = () => slidesInSight(rings);
    await eventually(async () => expect(await inSight()).toEqual(['١ من ٥', '٢ من ٥', '٣ من ٥']));
    for (const last of ['٤ من ٥', '٥ من ٥', '١ من ٥']) {
      await rings.getByRole('button', { name: 'التالي' }).click();
      await eventually(async () => expect((await inSight()).includes(last)).toBe(true));
    }
    await eventually(async () => expect(await inSight()).toEqual(['٤ من ٥', '٥ من ٥', '١ من ٥']));
    const lefts = await placesOfSlides(rings);
    expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
    expect(await countMirroredPieces(page)).toBe(0);
  });

  step('a finger in a quick view turns its pictures, and not the row behind it', async () => {
    const { page } = shopper;
    await page.setViewportSize(phone);
    await page.goto('/');
    await turnsBySwipes(page);
    const rings = page.getByRole('region', { name: 'خواتم' });
    const expectFirst = () =>
      eventually(async () => expect((await slidesInSight(rings))[0]).toBe('١ من ٥'));
    await expectFirst();
    await rings
      .getByRole('button', { name: /نظرة سريعة/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.slick-slider').waitFor();
    await swipe(page, dialog.getByRole('group', { name: '١ من ٣' }), 'right');
    await dialog.getByRole('group', { name: '٢ من ٣' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFirst();
    await page.setViewportSize(desktop);
  });

  step('a search from the header stands in the address, and fills the listing', async () => {
    const { page } = shopper;
    const form = page.getByRole('search');
    await form.getByRole('searchbox').fill('لولوه');
    await form.getByRole('combobox', { name: 'العيار' }).selectOption('18');
    await form.getByRole('button', { name: 'بحث' }).click();
    await page.getByRole('heading', { name: /نتائج البحث عن/ }).waitFor();
    await eventually(() => {
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('q'), searchParams.get('karat')]).toEqual([
        '/products',
        'لولوه',
        '18',
      ]);
    });
    await cardOf(page, pearl.nameAr).waitFor();
    await page.getByRole('banner').getByRole('search').waitFor({ state: 'detached' });
  });

  step('the address of a search may call its words "query"', async () => {
    const { page } = shopper;
    await page.goto('/products?query=خاتم');
    await page.getByRole('heading', { name: /خاتم/, level: 1 }).waitFor();
    await page.getByText('٦ قطع').waitFor();
  });

  step('an empty result leads on', async () => {
    const { page } = shopper;
    await page.goto('/products?q=لؤلؤة&karat=24');
    await page.getByRole('heading', { name: 'لم نجد قطعًا بهذا الوصف' }).waitFor();
    await page.getByRole('button', { name: 'ابحث في كل العيارات' }).click();
    await cardOf(page, pearl.nameAr).waitFor();
  });

  step('who comes back to a list finds its page, and stands where they stood', async () => {
    const { page } = shopper;
    await page.setViewportSize(phone);
    await page.goto('/products');
    await page.getByRole('button', { name: 'التالي' }).click();
    const piece = page.getByRole('article').last();
    await page.getByText('صفحة ٢ من ٢').waitFor();
    await piece.scrollIntoViewIfNeeded();
    const stood = await page.evaluate<number>('scrollY');
    expect(stood).toBeGreaterThan(50);
    await piece.getByRole('link').click();
    await page.getByText('السعر الآن').waitFor();
    await page.goBack();
    await page.getByText('صفحة ٢ من ٢').waitFor();
    await eventually(async () =>
      expect(Math.abs((await page.evaluate<number>('scrollY')) - stood)).toBeLessThan(3),
    );
    await page.setViewportSize(desktop);
  });

  step('a page that is opened by its address begins at its top', async () => {
    const { page } = shopper;
    await page.setViewportSize(phone);
    await page.goto('/products');
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await page.goto(`/collections/${window.rings}`);
    await page.getByRole('article').last().waitFor();
    expect(await page.evaluate<number>('scrollY')).toBe(0);
    await page.setViewportSize(desktop);
  });

  step('what is pressed without a network comes when it is back', async () => {
    const { page, context, troubles } = await visitors.arrive();
    const listening = page.waitForResponse(/\/api\/events\?/);
    await page.goto('/');
    await listening;
    await context.setOffline(true);
    const notice = page.getByText('انقطع الاتصال');
    await notice.waitFor();
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.getByRole('banner').getByRole('link', { name: 'المجموعات' }).click();
    await lost;
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'المجموعات', level: 1 }).waitFor();
    await notice.waitFor({ state: 'detached' });
    await context.close();
    const ofNetwork = /ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/;
    expect(troubles.take().filter((trouble) => !ofNetwork.test(trouble))).toEqual([]);
  });

  step('by the keyboard alone: past the header, a quick view, and on to the piece', async () => {
    const { page } = shopper;
    await page.goto(`/collections/${window.rings}`);
    const card = cardOf(page, pearl.nameAr);
    await card.waitFor();
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('link', { name: 'تخطَّ إلى المحتوى' }));
    await page.keyboard.press('Enter');
    const quickView = card.getByRole('button', { name: `نظرة سريعة على ${pearl.nameAr}` });
    await tabTo(page, quickView);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: pearl.nameAr });
    await dialog.getByText('٣١٬٧٥٠').waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(quickView);
    await tabTo(page, card.getByRole('button', { name: 'صورة ٢ من ٣' }));
    await page.keyboard.press('Enter');
    await card.locator('button[aria-current=true][aria-label="صورة ٢ من ٣"]').waitFor();
    await tabTo(page, card.getByRole('link', { name: pearl.nameAr }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: pearl.nameAr, level: 1 }).waitFor();
    await tabTo(page, page.getByRole('link', { name: 'اسأل عنها عبر واتساب' }));
  });

  step('the pictures of a piece follow the finger, and the thumbnails follow them', async () => {
    const { page } = shopper;
    await page.setViewportSize(phone);
    await page.goto(`/product/${window.pictured}`);
    await turnsBySwipes(page);
    const gallery = page.getByRole('group', { name: 'صور القطعة' });
    const thumbnail = (number: string) =>
      gallery.getByRole('button', { name: `اعرض الصورة ${number}` });
    await swipe(page, gallery.getByRole('group'), 'right');
    await eventually(async () => expect(await slidesInSight(gallery)).toEqual(['٢ من ٣']));
    await thumbnail('٢').and(page.locator('[aria-current=true]')).waitFor();
    await thumbnail('٣').click();
    await eventually(async () => expect(await slidesInSight(gallery)).toEqual(['٣ من ٣']));
    await page.setViewportSize(desktop);
  });

  step('a picture is looked into, and the focus comes back to it', async () => {
    const { page } = shopper;
    const picture = page.getByRole('button', { name: `كبّر صورة ${pearl.nameAr}، ٣ من ٣` });
    await picture.click();
    const zoom = page.getByRole('dialog', { name: pearl.nameAr });
    const image = zoom.getByRole('img');
    await image.waitFor();
    await untilStill(page);
    const before = (await image.boundingBox())?.width ?? 0;
    await zoom.getByRole('button', { name: 'تكبير' }).click();
    await eventually(async () =>
      expect((await image.boundingBox())?.width).toBeGreaterThan(before * 1.9),
    );
    await zoom.getByRole('button', { name: 'السابق' }).click();
    await zoom.getByText('٢ من ٣').waitFor();
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });
    const thumbnail = page.getByRole('button', { name: 'اعرض الصورة ٢' });
    await thumbnail.and(page.locator('[aria-current=true]')).waitFor();
    await expectFocus(thumbnail);
  });

  step('one tap asks the shop about the piece, another copies its link', async () => {
    const { page } = shopper;
    const chat = page.getByRole('link', { name: 'اسأل عنها عبر واتساب' });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.pathname).toBe('/201001234567');
    expect(address.searchParams.get('text')).toContain(pearl.nameAr);
    expect(address.searchParams.get('text')).toContain(`/product/${window.pictured}`);
    await page.getByRole('button', { name: 'نسخ الرابط' }).click();
    await page.getByRole('region', { name: 'التنبيهات' }).getByText('نُسخ الرابط').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(
      `/product/${window.pictured}`,
    );
  });

  step('the price is worked out before the eyes, with the margin of the piece', async () => {
    const { page } = shopper;
    await page.getByText('كيف حُسب السعر؟').click();
    await page.getByText('٣٬٤٢٨٫٥٧').waitFor();
    await page.getByText('٦٠٫٠٠').waitFor();
  });

  step('other pieces of the collection lead on, one of them sold out', async () => {
    const { page } = shopper;
    const others = page.getByRole('region', { name: 'من المجموعة نفسها' });
    await eventually(async () => expect(await others.getByRole('article').count()).toBe(4));
    await page.goto(`/product/${window.soldOut}`);
    await page.getByText('نفدت هذه القطعة').waitFor();
  });

  step('a dialog on a page moves nothing behind it', async () => {
    const { page } = shopper;
    await page.goto(`/collections/${window.rings}`);
    const quickView = cardOf(page, pearl.nameAr).getByRole('button', { name: /نظرة سريعة/ });
    await quickView.waitFor();
    await untilStill(page);
    const before = await page.getByRole('banner').boundingBox();
    await quickView.click();
    await page.getByRole('dialog').waitFor();
    await untilStill(page);
    expect(await page.getByRole('banner', { includeHidden: true }).boundingBox()).toEqual(before);
  });

  step('a guest who asks for the profile signs in first, and is told what is missing', async () => {
    const { page } = shopper;
    await page.goto('/profile');
    await page.waitForURL('/auth');
    await page.getByRole('tab', { name: 'إنشاء حساب' }).click();
    const form = page.getByRole('tabpanel', { name: 'إنشاء حساب' });
    await form.getByLabel('المدينة').fill('الإسكندرية');
    await form.getByRole('button', { name: 'إنشاء حساب' }).click();
    await form.getByText('اكتب اسم المستخدم').waitFor();
    await expectFocus(form.getByLabel('اسم المستخدم'));
    expect(await form.getByLabel('المدينة').inputValue()).toBe('الإسكندرية');
    const password = form.getByLabel('كلمة المرور', { exact: true });
    await password.fill('lulu-1974');
    await form.getByRole('button', { name: 'إظهار كلمة المرور' }).click();
    await eventually(async () => expect(await password.getAttribute('type')).toBe('text'));
  });

  step('a new customer is signed in, goes home, and finds the profile', async () => {
    const { page } = shopper;
    await register(page, mona);
    await page.waitForURL('/');
    await page.getByRole('link', { name: 'حسابي' }).click();
    await page.getByText(mona.email).waitFor();
    const facts = await page.getByRole('definition').allTextContents();
    expect(facts).toEqual(['mona', 'عميل', 'منى', 'حسن', mona.email, mona.phone, 'القاهرة']);
  });

  step('for a customer the back office is a page that does not exist, in the shop', async () => {
    const { page } = shopper;
    await page.goto('/admin/products');
    await page.getByRole('heading', { name: '404 الصفحة غير موجودة' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'حسابي' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'كل القطع' }).waitFor();
  });

  step('a refused sign-in is forgotten once it succeeds', async () => {
    const { page, troubles } = shopper;
    // From a page that its guard keeps from guests: who leaves goes home, not to the sign-in.
    await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
    await page.waitForURL('/');
    await page.getByRole('link', { name: 'تسجيل الدخول' }).click();
    troubles.expect('401 /api/login');
    await page.evaluate(TOASTS_STAY);
    await submitSignIn(page, { ...mona, password: 'not-the-password' });
    const notices = page.getByRole('region', { name: 'التنبيهات' });
    await notices.getByText('تعذّر تسجيل الدخول').waitFor();
    await submitSignIn(page, mona);
    await page.getByRole('link', { name: 'حسابي' }).waitFor();
    await notices.waitFor({ state: 'detached' });
  });
});
