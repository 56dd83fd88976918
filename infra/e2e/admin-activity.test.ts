import { chromium } from '@dahab/testing/chromium.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { beforeAll, expect } from '@jest/globals';
import { look, lookAtDialog } from './browser/looks.ts';
import { openBrowser, type Visitor } from './browser/open-browser.ts';
import { journey } from './journey.ts';
import { openScreen } from './screens/admin-menu.ts';
import { submitSignIn } from './screens/sign-in.ts';

const browser = chromium();
const shop = await shopProcess();
const visitors = openBrowser(browser.path, shop.url);
const step = journey(visitors.all);

const mona = { email: 'mona@dahab.example', name: 'منى', password: 'a-fine-old-ring' };
const raised = /^تغيير سعر الذهب: جرام عيار ٢١ من .*٤٬٠٠٠.* إلى .*٤٬١٠٠/;

let admin: Visitor;

browser.describe('who did what', () => {
  beforeAll(async () => {
    await shop.start();
    const call = await shopClient(shop.url, shop.admin);
    // Of its own making a new shop tells nothing.
    expect((await call('GET', '/api/activity')).body.pagination.total).toBe(0);
    await call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
    expect((await call('POST', '/api/users', { ...mona, isAdmin: true })).status).toBe(201);
    const asMona = await shopClient(shop.url, { username: mona.email, password: mona.password });
    await asMona('PATCH', '/api/gold-price-settings', { basePrice21k: 4100, marginPerGram: 50 });
    const ring = { nameAr: 'خاتم هلال', weight: 4, karat: 21, craftingCost: 0, quantity: 2 };
    const { body } = await asMona('POST', '/api/products', ring);
    const { id } = body as { id: number };
    expect((await asMona('PATCH', `/api/products/${id}`, { quantity: 5 })).status).toBe(200);
    admin = await visitors.arrive();
  });

  step('is read by an admin as sentences, newest first', async () => {
    const { page } = admin;
    await page.goto('/auth');
    await submitSignIn(page, shop.admin);
    await page.waitForURL('/admin/dashboard');
    await openScreen(page, 'سجل النشاط');
    const newest = page.getByRole('row').nth(1);
    await newest.getByText('تعديل مخزون «خاتم هلال»: الكمية من ٢ إلى ٥').waitFor();
    await newest.getByText(mona.name, { exact: true }).waitFor();
    await look(page, 'activity-01-list');
  });

  step('grows while it is read', async () => {
    const asMona = await shopClient(shop.url, { username: mona.email, password: mona.password });
    const second = { nameAr: 'سلسلة حب', weight: 4, karat: 21, craftingCost: 0, quantity: 2 };
    expect((await asMona('POST', '/api/products', second)).status).toBe(201);
    await admin.page.getByRole('row').nth(1).getByText('إضافة القطعة «سلسلة حب»').waitFor();
  });

  step('is found by words and by days', async () => {
    const { page } = admin;
    await page.getByRole('searchbox').fill('هلال');
    await page.getByRole('row').filter({ hasText: 'سلسلة حب' }).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: 'خاتم هلال' }).first().waitFor();
    await page.getByLabel('من يوم').fill('2999-01-01');
    await page.getByRole('row').filter({ hasText: 'خاتم هلال' }).first().waitFor({
      state: 'detached',
    });
    await page.getByRole('button', { name: 'عرض السجل كله' }).click();
    await page.getByRole('row').filter({ hasText: 'سلسلة حب' }).waitFor();
  });

  step('is found by what it was done to and by who did it, and kept in the address', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'سعر الذهب', exact: true }).click();
    await page.getByRole('button', { name: 'سعر الذهب', pressed: true }).waitFor();
    await page.getByLabel('بواسطة').selectOption({ label: mona.name });
    const row = page.getByRole('row').filter({ hasText: raised });
    await row.waitFor();
    await page.reload();
    await row.waitFor();
    await eventually(async () => expect(await page.getByRole('row').count()).toBe(2));
  });

  step('shows what was before and is after, and the number to follow', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: /^التفاصيل/ }).click();
    const dialog = page.getByRole('dialog', { name: 'تفاصيل النشاط' });
    await dialog.getByRole('row').filter({ hasText: 'جرام عيار ٢١' }).waitFor();
    await dialog.getByText('رقم المتابعة:').waitFor();
    await lookAtDialog(page, 'activity-02-details');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  step('and how the shop stands are reached by keys, which a sheet lists', async () => {
    const { page } = admin;
    await page.keyboard.press('Shift+Slash');
    const sheet = page.getByRole('dialog', { name: 'اختصارات لوحة المفاتيح' });
    await sheet.waitFor();
    await lookAtDialog(page, 'activity-03-shortcuts');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    // One right after the other, as by a hand: what lies between counts.
    await Promise.all([page.keyboard.press('KeyG'), page.keyboard.press('KeyX')]);
    await page.getByRole('heading', { name: 'حالة النظام', level: 1 }).waitFor();
    await expectAllReady(admin);
    await look(page, 'activity-04-status');
  });
});

async function expectAllReady({ page }: Visitor): Promise<void> {
  await page.getByText('لا رسائل متعثرة').waitFor();
  await page.getByRole('cell', { name: 'جاهز' }).nth(6).waitFor();
}
