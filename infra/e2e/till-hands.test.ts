import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient, type ShopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { keepPicture } from './browser/pictures.ts';
import { readBarcode } from './browser/read-code.ts';
import { scan } from './browser/scan.ts';
import { expectFocus } from './browser/tab-to.ts';
import { untilStill } from './browser/until-still.ts';
import { journey } from './journey.ts';
import { dismissNotice } from './screens/notices.ts';
import { submitSignIn } from './screens/sign-in.ts';
import { cart, foundPiece } from './screens/till.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const ring = 'خاتم لؤلؤة';
const earrings = 'حلق فراشة';
const paidInCash = 'دفع نقدي بالمبلغ المضبوط';
const paidByCard = 'دفع بالبطاقة';
const printIt = 'طباعة الإيصال';
const nextSale = 'البيع التالي';
const putAside = 'وضع السلة جانبًا';
const takeUp = 'استرجاع آخر سلة جانبية';
const mona = { firstName: 'منى', lastName: 'عبد الرحمن', phone: '+201012345678' };
const NOWHERE = { x: -1, y: -1, width: 0, height: 0 };
const onArabicKeys = (digit: string): string => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit));

let call: ShopClient;
let cashier: Visitor;
let standing: Visitor;
let ringId = 0;
let earringsId = 0;
let customerId = 0;
let codeOfRing = '';
let codeOfEarrings = '';
/** What a scanner reads on the printed sheet, by what is written above it. */
const command = new Map<string, string>();

browser.describe('a sale by one hand', () => {
  beforeAll(async () => {
    await shop.start();
    call = await shopClient(shop.url, shop.admin);
    const gold = { basePrice21k: 4000, marginPerGram: 50 };
    expect((await call('PATCH', '/api/gold-price-settings', gold)).status).toBe(200);
    ({ id: ringId, barcode: codeOfRing } = await make({ nameAr: ring, weight: 9.1, karat: 18 }));
    const other = { nameAr: earrings, name: 'Butterfly earrings', weight: 1.25, karat: 21 };
    ({ id: earringsId, barcode: codeOfEarrings } = await make(other));
    customerId = (await call('POST', '/api/customers', mona)).body.id;
    cashier = await visitors.arrive();
    standing = await visitors.arriveAtTill();
    // A browser that is driven prints nothing: that it would is counted.
    await cashier.page.addInitScript('window.printed = 0; window.print = () => { printed += 1; };');
    for (const { page } of [cashier, standing]) await openTill(page);
  });

  step('by keyboard alone: found, counted, for a customer, with a discount, sold', async () => {
    const { page } = cashier;
    await page.keyboard.press('F2');
    // In one go: a slow machine would search for the first letters, and be answered by the same piece.
    await page.keyboard.insertText('لولوه');
    await page.getByRole('heading', { name: 'قطعة واحدة' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await cart(page).getByText('٦٣٬٣٢٠').first().waitFor();
    await page.keyboard.press('F4');
    await page.keyboard.insertText('01012345678');
    await cart(page)
      .getByRole('button', { name: /منى عبد الرحمن/ })
      .waitFor();
    await page.keyboard.press('Tab');
    while (!(await hasFocus(page, /منى عبد الرحمن/))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cart(page).getByRole('button', { name: 'تغيير' }).waitFor();
    while (!(await hasFocus(page, 'الخصم'))) await page.keyboard.press('Tab');
    await page.keyboard.type('٣٢٠');
    await page.keyboard.press('F9');
    const done = page.getByRole('dialog', { name: 'تم البيع' });
    await done.waitFor();
    await expectFocus(done.getByRole('button', { name: 'البيع التالي' }));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('searchbox', { name: 'ابحث عن قطعة' }));
    expect(await lastOrder()).toMatchObject({
      subtotal: 63_320,
      discount: 320,
      total: 63_000,
      customerId,
      items: [{ id: ringId, quantity: 2 }],
    });
  });

  step('the commands of the till are printed as codes that a scanner reads', async () => {
    const { page } = cashier;
    await page.goto('/admin/till-commands');
    const sheet = page.getByRole('region', { name: 'ورقة الأوامر كما ستُطبع' });
    await sheet.waitFor();
    await look(page, 'till-hands-00-commands');
    for (const name of [paidInCash, paidByCard, printIt, nextSale, putAside, takeUp]) {
      const card = sheet.getByRole('listitem').filter({ hasText: name });
      command.set(name, await readBarcode(card.getByRole('img')));
    }
    await page.goto('/admin/pos');
    await foundPiece(page, ring).waitFor();
  });

  step('by scanner alone, on an Arabic keyboard, whatever has the focus', async () => {
    const { page } = cashier;
    await scan(page, codeOfRing, onArabicKeys);
    await lineOf(page, ring).waitFor();
    await scan(page, codeOfEarrings);
    await lineOf(page, earrings).waitFor();
    await scan(page, codeOfEarrings, onArabicKeys);
    await cart(page).getByRole('heading', { name: '(٣)' }).waitFor();
    const search = page.getByRole('searchbox', { name: 'ابحث عن قطعة' });
    await eventually(async () => expect(await search.inputValue()).toBe(''));
    await look(page, 'till-hands-01-scanned');
    await scanCommand(paidInCash, onArabicKeys);
    const done = page.getByRole('dialog', { name: 'تم البيع' });
    await done.waitFor();
    await scanCommand(printIt);
    await eventually(async () => expect(await page.evaluate('printed')).toBe(1));
    await lookAtDialog(page, 'till-hands-02-sold');
    const order = await lastOrder();
    expect(order).toMatchObject({
      items: [
        { id: ringId, quantity: 1 },
        { id: earringsId, quantity: 2 },
      ],
      payments: [{ method: 'cash', amount: order.total, tendered: order.total, change: 0 }],
    });
    await scanCommand(nextSale);
    await done.waitFor({ state: 'detached' });
  });

  step('the next scan begins the next sale: nobody presses anything between', async () => {
    const { page } = cashier;
    await scan(page, codeOfRing);
    await lineOf(page, ring).waitFor();
    await scanCommand(paidByCard);
    await page.getByRole('dialog', { name: 'تم البيع' }).waitFor();
    await scan(page, codeOfEarrings);
    await lineOf(page, earrings).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await lineOf(page, ring).waitFor({ state: 'detached' });
    expect((await lastOrder()).payments).toMatchObject([{ method: 'card' }]);
  });

  step('a cart is put aside and taken up by scans, and no command leaves a dialog', async () => {
    const { page } = cashier;
    await scanCommand(putAside);
    await lineOf(page, earrings).waitFor({ state: 'detached' });
    await scanCommand(paidInCash);
    await dismissNotice(page, 'لم تتم عملية البيع');
    await scanCommand(takeUp);
    await lineOf(page, earrings).waitFor();
    await cart(page).getByRole('button', { name: 'عميل جديد' }).click();
    const asked = page.getByRole('dialog', { name: 'عميل جديد' });
    await asked.getByLabel('الاسم الأول').fill('هدى');
    await scanCommand(paidInCash);
    await dismissNotice(page, 'أكمل النافذة المفتوحة أولًا');
    expect(await asked.getByLabel('الاسم الأول').inputValue()).toBe('هدى');
  });

  step('by touch alone, standing: put aside, another customer, taken up again, sold', async () => {
    const { page } = standing;
    await foundPiece(page, ring).tap();
    await lineOf(page, ring).waitFor();
    await cart(page).getByRole('button', { name: 'أكثر بواحدة' }).tap();
    await untilStill(page);
    await keepPicture(page, 'till-hands-03-standing');
    await cart(page).getByRole('button', { name: 'نقدًا' }).tap();
    for (const name of ['ذهب مستعمل', 'المبلغ بالضبط', 'إتمام البيع']) {
      await eventually(() => expectInSight(page, name));
    }
    await cart(page).getByRole('button', { name: 'وضع السلة جانبًا' }).tap();
    await foundPiece(page, earrings).tap();
    await sellByTouch(page);
    await cart(page).getByRole('button', { name: 'سلة موضوعة جانبًا' }).tap();
    const aside = page.getByRole('dialog', { name: 'سلال موضوعة جانبًا' });
    await aside.getByRole('button', { name: ring }).tap();
    await lineOf(page, ring).waitFor();
    await sellByTouch(page);
    expect((await lastOrder()).items).toMatchObject([{ id: ringId, quantity: 2 }]);
  });

  step(
    'a price that moves while the cart is open is shown, and accepted before it is paid',
    async () => {
      const { page } = standing;
      await foundPiece(page, ring).tap();
      const dearer = { basePrice21k: 4100, marginPerGram: 50 };
      expect((await call('PATCH', '/api/gold-price-settings', dearer)).status).toBe(200);
      await cart(page).getByText('٣٢٬٤٤٠').first().waitFor();
      const sell = cart(page).getByRole('button', { name: 'إتمام البيع' });
      await eventually(async () => expect(await sell.isDisabled()).toBe(true));
      await untilStill(page);
      await keepPicture(page, 'till-hands-04-moved');
      await cart(page).getByRole('button', { name: 'قبول الأسعار الجديدة' }).tap();
      await sellByTouch(page);
      expect((await lastOrder()).total).toBe(32_440);
    },
  );

  function scanCommand(name: string, write?: (digit: string) => string): Promise<void> {
    return scan(cashier.page, command.get(name) ?? '', write);
  }

  async function make(piece: Record<string, unknown>): Promise<{ id: number; barcode: string }> {
    const { status, body } = await call('POST', '/api/products', { ...piece, quantity: 20 });
    expect(status).toBe(201);
    return body;
  }

  async function openTill(page: Page): Promise<void> {
    await page.goto('/auth');
    await submitSignIn(page, shop.admin);
    await page.waitForURL('/admin/dashboard');
    await page.goto('/admin/pos');
    await foundPiece(page, ring).waitFor();
  }

  /** The newest order, as the shop has it. */
  async function lastOrder(): Promise<Record<string, unknown> & { items: unknown[] }> {
    return (await call('GET', '/api/orders?limit=1')).body.orders[0];
  }

  function lineOf(page: Page, name: string) {
    return cart(page).getByRole('button', { name: `إزالة ${name}` });
  }

  async function hasFocus(page: Page, name: string | RegExp): Promise<boolean> {
    const focused = page.locator(':focus');
    const [button, field] = [page.getByRole('button', { name }), page.getByLabel(name)];
    return (await focused.and(button.or(field)).count()) > 0;
  }

  async function sellByTouch(page: Page): Promise<void> {
    await cart(page).getByRole('button', { name: 'إتمام البيع' }).tap();
    const done = page.getByRole('dialog', { name: 'تم البيع' });
    await done.getByRole('button', { name: 'البيع التالي' }).tap();
    await done.waitFor({ state: 'detached' });
  }

  /** Down to its lower edge the button can be touched without scrolling. */
  async function expectInSight(page: Page, name: string): Promise<void> {
    const button = cart(page).getByRole('button', { name });
    const { x, y, width, height } = (await button.boundingBox()) ?? NOWHERE;
    const place = `${x + width / 2}, ${y + height - 2}`;
    const touched = `document.elementFromPoint(${place})?.closest('button')?.innerText ?? ''`;
    expect(await page.evaluate<string>(touched)).toBe(await button.innerText());
  }
});
