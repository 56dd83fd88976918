import { describe, expect, test } from '@jest/globals';
import { aShop, openPages, tellChanged } from './pages-shop.ts';

let now = 1;
const shop = aShop();
const { door, visit } = await openPages(shop, {}, () => now);

const nameAfter = async (change: () => Promise<unknown> | void): Promise<string | undefined> => {
  shop.site = { ...shop.site, websiteNameAr: `${shop.site.websiteNameAr}ة` };
  await change();
  return (await visit('/collections')).title;
};

describe('what is read for a page', () => {
  test('is read once for all who come within a second', async () => {
    await Promise.all([visit('/'), visit('/products'), visit('/product/7', { by: 'customer' })]);
    await visit('/nowhere');
    expect(shop.asked).toBe(1);
  });

  test('is read again after a second', async () => {
    await visit('/');
    expect(await nameAfter(() => void (now += 1_001))).toContain(shop.site.websiteNameAr);
  });

  test('is read again at once when the shop says that it changed', async () => {
    await visit('/');
    expect(await nameAfter(() => tellChanged(door))).toContain(shop.site.websiteNameAr);
  });

  test('is read again at once when somebody may have changed it here', async () => {
    await visit('/');
    const write = () => door.send('/api/site-settings', { method: 'PATCH', by: 'admin' });
    expect(await nameAfter(write)).toContain(shop.site.websiteNameAr);
  });
});
