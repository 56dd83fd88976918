import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { chromium } from '@dahab/testing/chromium.ts';
import { connectEmbedded } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { boxOf } from './browser/box-of.ts';
import { look } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { keepPicture } from './browser/pictures.ts';
import { type Troubles, watchTroubles } from './browser/troubles.ts';
import { drawPicture } from './fixtures/draw-picture.ts';
import { takeDown } from './fixtures/outage.ts';
import { productForm } from './screens/products.ts';
import { submitSignIn } from './screens/sign-in.ts';

const browser = chromium();
const telegram = await startFakeTelegram();
const shop = await shopProcess({ TELEGRAM_API_ROOT: telegram.url });
const visitors = openBrowser(browser.path, shop.url);

const STEP_MS = 240_000;
/** Two tries of a page, five seconds apart; a busy machine gets as much again for each. */
const WHOLE_AGAIN_MS = 30_000;
/** The screens that a part of the shop leaves empty. Without identity nobody is known. */
const screens: readonly [service: ServiceName, said: Readonly<Record<string, string>>][] = [
  [
    'catalog',
    {
      products: 'تعذّر تحميل القطع',
      collections: 'تعذّر تحميل المجموعات',
      'hero-widgets': 'تعذّر تحميل البانرات',
      'site-settings': 'تعذّر تحميل الإعدادات',
    },
  ],
  ['orders', { orders: 'تعذّر تحميل الطلبات' }],
  [
    'identity',
    {
      customers: 'تعذّر التحقق من حسابك',
      users: 'تعذّر التحقق من حسابك',
      activity: 'تعذّر التحقق من حسابك',
    },
  ],
  ['pricing', { 'gold-price': 'تعذّر تحميل سعر الذهب' }],
  ['notifier', { 'gold-price': 'تعذّر تحميل إعدادات تيليجرام' }],
];

let call: ShopClient;
let admin: Visitor;
let ringId = 0;

browser.describe('when something goes wrong in the shop', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
    admin = await visitors.arrive();
    const form = new FormData();
    const picture = await drawPicture(admin.page, 35);
    form.set('images', new Blob([picture], { type: 'image/png' }), 'ring.png');
    const { urls } = (await call('POST', '/api/upload', form)).body;
    const piece = { nameAr: 'خاتم هلال', weight: 4, karat: 21, quantity: 2, images: urls };
    ringId = (await call('POST', '/api/products', piece)).body.id;
    await admin.page.goto('/admin/dashboard');
    await submitSignIn(admin.page, shop.admin);
    await admin.page.waitForURL('/admin/dashboard');
  });

  afterAll(() => telegram.stop());

  test(
    'what a part of it gave up is read, tried again and done',
    async () => {
      const { page } = admin;
      await giveUpAnOrder();
      await page.goto('/admin/status');
      const row = page.getByRole('row').filter({ hasText: 'orders.order-placed' });
      await row.waitFor();
      await look(page, 'troubles-01-dead');
      await row.getByRole('button', { name: /^تفاصيل/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('The database went away').waitFor();
      await dialog.getByRole('button', { name: 'إعادة المحاولة' }).click();
      await page.getByText('لا رسائل متعثرة: كل جزء نفّذ ما وصله.').waitFor();
      await page.goto('/admin/activity');
      await page.getByRole('row').filter({ hasText: '#77' }).waitFor();
    },
    STEP_MS,
  );

  test(
    'a message that Telegram refused is found from there, and sent again',
    async () => {
      const { page } = admin;
      telegram.answerNext({
        kind: 'refuse',
        code: 400,
        description: 'Bad Request: chat not found',
      });
      const settings = {
        channelId: '@dahab',
        botToken: '123456:a-token',
        messageTemplate: '{k21}',
      };
      expect((await call('POST', '/api/telegram-settings', settings)).status).toBeLessThan(300);
      await call('POST', '/api/telegram/send-message', { ...settings, price21k: 4000 });
      await page.goto('/admin/status');
      await page.getByRole('link', { name: 'رسالة واحدة لم تُرسل: راجعها وأعد إرسالها' }).click();
      await page.waitForURL(/gold-price\?status=failed/);
      await page.getByRole('button', { name: /^إعادة الإرسال/ }).click();
      const asked = page.getByRole('dialog', { name: 'إعادة إرسال هذه الرسالة؟' });
      await asked.getByRole('button', { name: 'إعادة الإرسال' }).click();
      await eventually(() => expect(telegram.messages).toHaveLength(1));
      await page.goto('/admin/status');
      await page.getByText('كل الرسائل وصلت.').waitFor();
    },
    STEP_MS,
  );

  test.each(screens)(
    'without %s its screens say so, and come back by themselves',
    async (service, said) => {
      // Tabs tell each other the price: one that knows it would fill the others.
      await admin.page.goto('about:blank');
      const outage = await takeDown(shop.dataDir, service);
      let tabs: readonly EmptyTab[] = [];
      try {
        tabs = await Promise.all(
          Object.entries(said).map(([path, sentence]) => openEmpty(path, sentence)),
        );
        for (const { path, page } of tabs)
          await keepPicture(page, `troubles-02-${path}-without-${service}`, false);
      } finally {
        await outage.end();
      }
      await Promise.all(tabs.map(expectBack));
    },
    STEP_MS,
  );

  test.each([
    ['getContext', 'تعذّرت تهيئة لوحة الرسم في المتصفح', 'Failed to initialize canvas context'],
    ['toBlob', 'تعذّر قص الصورة. حاول مرة أخرى.', 'Failed to create image blob'],
  ])(
    'a browser whose canvas fails at %s is told so, and may try again',
    async (part, sentence, reason) => {
      const { page } = admin;
      const crop = await openCrop();
      const apply = crop.getByRole('button', { name: 'تطبيق القص' });
      await page.evaluate(
        `const { prototype } = HTMLCanvasElement; prototype.kept = prototype['${part}'];
       prototype['${part}'] = (whenDone) => (typeof whenDone === 'function' ? whenDone(null) : null)`,
      );
      const reported = page.waitForEvent('pageerror');
      await apply.click();
      expect((await reported).message).toBe(reason);
      const notice = page.getByRole('region', { name: 'التنبيهات' });
      await notice.getByText(sentence).waitFor();
      // As long as the pointer is on it, it stays.
      await notice.hover();
      const [above, below] = [await boxOf(notice), await boxOf(apply)];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
      await page.evaluate(
        `HTMLCanvasElement.prototype['${part}'] = HTMLCanvasElement.prototype.kept`,
      );
      await apply.click();
      await crop.waitFor({ state: 'detached' });
    },
    STEP_MS,
  );

  test(
    'a crop that cannot be kept is still there when it can',
    async () => {
      const { page } = admin;
      const crop = await openCrop();
      const outage = await takeDown(shop.dataDir, 'catalog');
      const sentence = 'تعذّر حفظ الصورة بعد القص. حاول مرة أخرى.';
      const reported = page.waitForEvent('pageerror');
      try {
        await crop.getByRole('button', { name: 'تطبيق القص' }).click();
        expect((await reported).message).toBe('Failed to upload cropped image');
        await page.getByRole('region', { name: 'التنبيهات' }).getByText(sentence).waitFor();
      } finally {
        await outage.end();
      }
      await eventually(async () => {
        expect((await call('GET', '/api/collections')).status).toBe(200);
      });
      await crop.getByRole('button', { name: 'تطبيق القص' }).click();
      await crop.waitFor({ state: 'detached' });
    },
    STEP_MS,
  );

  test(
    'the status names what is away',
    async () => {
      const { page } = admin;
      const outage = await takeDown(shop.dataDir, 'orders');
      try {
        await page.goto('/admin/status');
        const row = page.getByRole('row').filter({ hasText: 'المبيعات' });
        await row.getByText('غير جاهز').waitFor();
        await row.getByText('لا يستجيب: قاعدة البيانات').waitFor();
        await look(page, 'troubles-03-status');
      } finally {
        await outage.end();
      }
      await page.getByRole('button', { name: 'فحص من جديد' }).click();
      await page.getByRole('row').filter({ hasText: 'المبيعات' }).getByText('جاهز').waitFor();
    },
    STEP_MS,
  );
});

/** A tab of the admin's whose screen lacks a part of the shop. */
interface EmptyTab {
  readonly path: string;
  readonly sentence: string;
  readonly page: Page;
  readonly troubles: Troubles;
}

const PART_AWAY = 'جزء من المتجر متوقف مؤقتًا';

async function openEmpty(path: string, sentence: string): Promise<EmptyTab> {
  const page = await admin.context.newPage();
  const troubles = watchTroubles(page);
  // What a page brings along may be a second old, and from before.
  await eventually(
    async () => {
      await page.goto(`/admin/${path}`);
      await page.getByRole('heading', { name: sentence }).waitFor({ timeout: 10_000 });
    },
    { timeoutMs: 120_000 },
  );
  await page.getByText(PART_AWAY).first().waitFor();
  return { path, sentence, page, troubles };
}

async function expectBack({ path, sentence, page, troubles }: EmptyTab): Promise<void> {
  await page.getByRole('heading', { name: sentence }).waitFor({ state: 'detached' });
  await page.getByText(PART_AWAY).first().waitFor({ state: 'hidden', timeout: WHOLE_AGAIN_MS });
  const others = troubles.take().filter((trouble) => !trouble.startsWith('answered: 503'));
  expect({ path, others }).toEqual({ path, others: [] });
  await page.close();
}

/** The picture of a ring, about to be cropped. */
async function openCrop(): Promise<Locator> {
  const { page } = admin;
  await page.goto(`/admin/products?product=${ringId}`);
  const form = await productForm(page, /^تعديل «/);
  await form.getByRole('button', { name: 'قص الصورة ١' }).click();
  const crop = page.getByRole('dialog', { name: 'قص الصورة' });
  await crop.locator('.cropper-crop-box').waitFor();
  return crop;
}

/** As an event stands there that failed ten times while the database was ill. */
async function giveUpAnOrder(): Promise<void> {
  const identity = await connectEmbedded(shop.dataDir, 'identity');
  const order = {
    orderId: 77,
    reference: randomUUID(),
    customerId: null,
    total: 40_500,
    itemCount: 1,
    placedAt: new Date().toISOString(),
  };
  await identity.query(
    `INSERT INTO inbox (message_id, name, version, payload, request_id, occurred_at, status, attempts, reason)
     VALUES ($1, 'orders.order-placed', 1, $2, 'request-77', now(), 'dead', 10, 'The database went away')`,
    [randomUUID(), JSON.stringify(order)],
  );
  await identity.end();
}
