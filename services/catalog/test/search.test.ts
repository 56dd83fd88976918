import { expect, test } from '@jest/globals';
import { shopper } from '@dahab/testing/test-client.ts';
import { aProduct, openShop } from './shop.ts';

const shop = await openShop();

async function search(q: string, more = '', as = shop.guest): Promise<string[]> {
  const { status, body } = await as.get(`/api/products/search?q=${encodeURIComponent(q)}${more}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.products.map((product: { nameAr: string }) => product.nameAr);
}

const pieces = [
  { nameAr: 'خاتم سوليتير', name: 'Solitaire Ring', tags: ['خطوبة'], karat: 18 },
  {
    nameAr: 'أسورة الماس',
    name: 'Diamond Bracelet',
    descriptionAr: '<p>هديّة العُمر &amp; أكثر</p>',
  },
  { nameAr: 'سلسلة ذهبيّة', name: 'Gold chain', tags: ['Café'], karat: 24 },
  { nameAr: 'حلق ٢١ قيراط', name: 'Earrings', descriptionAr: '<b>يناسب كل خاتم</b>' },
  { nameAr: 'دبلة', name: 'Band', tags: ['خاتم'] },
  { nameAr: 'عرض 50% اليوم', name: 'Offer under_score' },
  { nameAr: 'عرض 50 جرام', name: '💍 abcxdef' },
];
for (const piece of pieces) await aProduct(shop, piece);
await aProduct(shop, { nameAr: 'خاتم مؤرشف', isArchived: true });

test.each([
  ['سوليتير', 'خاتم سوليتير'],
  ['SOLITAIRE', 'خاتم سوليتير'],
  ['خُطوبَه', 'خاتم سوليتير'],
  ['اسوره', 'أسورة الماس'],
  ['إســورة', 'أسورة الماس'],
  ['ألماس', 'أسورة الماس'],
  ['هدية العمر', 'أسورة الماس'],
  ['سلسله ذهبيه', 'سلسلة ذهبيّة'],
  ['cafe', 'سلسلة ذهبيّة'],
  ['حلق 21', 'حلق ٢١ قيراط'],
  ['حلق ۲۱', 'حلق ٢١ قيراط'],
  ['الحلق', 'حلق ٢١ قيراط'],
  ['قيرا', 'حلق ٢١ قيراط'],
  ['💍', 'عرض 50 جرام'],
])('%s finds %s', async (q, nameAr) => {
  expect(await search(q)).toEqual([nameAr]);
});

test.each([
  ['سوليتر', 'خاتم سوليتير'],
  ['solitiare', 'خاتم سوليتير'],
  ['braceleet', 'أسورة الماس'],
  ['bracklet', 'أسورة الماس'],
  ['dimond', 'أسورة الماس'],
  ['سلصلة', 'سلسلة ذهبيّة'],
  ['chian', 'سلسلة ذهبيّة'],
])('%s, with one typo, finds %s', async (q, nameAr) => {
  expect(await search(q)).toEqual([nameAr]);
});

test.each(['سوليتقق', 'chxxn', 'bnd', 'سوليتير دبلة', '!!!'])('%s finds nothing', async (q) => {
  expect(await search(q)).toEqual([]);
});

test('names come before tags, tags before descriptions, and typos last', async () => {
  await aProduct(shop, { nameAr: 'خاطم' });
  expect(await search('خاتم')).toEqual(['خاتم سوليتير', 'دبلة', 'حلق ٢١ قيراط', 'خاطم']);
});

test('percent and underscore are plain text', async () => {
  expect(await search('50%')).toEqual(['عرض 50% اليوم']);
  expect(await search('%')).toEqual(['عرض 50% اليوم']);
  expect(await search('abc%def')).toEqual([]);
  expect(await search('_')).toEqual(['عرض 50% اليوم']);
  expect(await search('r_ng')).toEqual([]);
  expect(await search("' OR 1=1; --\\")).toEqual([]);
});

test('no words ask for everything, newest first, in pages and by karat', async () => {
  const all = (await shop.guest.get('/api/products/search?q=%20')).body;
  expect(all).toMatchObject({ total: 8, page: 1, limit: 12, totalPages: 1 });
  expect(await search('', '&karat=24')).toEqual(['سلسلة ذهبيّة']);
  expect(await search('', '&karat=all&limit=1&page=8')).toEqual(['خاتم سوليتير']);
  expect((await shop.guest.get('/api/products/search?q=&karat=22')).status).toBe(400);
});

test('found pages count all that was found, also past the end', async () => {
  const path = `/api/products/search?q=${encodeURIComponent('عرض')}&limit=1&page=`;
  expect((await shop.guest.get(`${path}2`)).body).toMatchObject({
    total: 2,
    page: 2,
    totalPages: 2,
    products: [{ nameAr: 'عرض 50% اليوم' }],
  });
  expect((await shop.guest.get(`${path}9`)).body).toMatchObject({ total: 2, products: [] });
  expect(await search('خاتم', '&karat=18')).toEqual(['خاتم سوليتير']);
});

test('archived products are found by admins who ask for them', async () => {
  expect(await search('مؤرشف')).toEqual([]);
  expect(await search('مؤرشف', '', shop.admin)).toEqual([]);
  expect(await search('مؤرشف', '&includeArchived=true', shop.admin)).toEqual(['خاتم مؤرشف']);
  expect(await search('خاتم', '&archived=true', shop.admin)).toEqual(['خاتم مؤرشف']);
  expect(await search('', '&archived=true', shop.admin)).toEqual(['خاتم مؤرشف']);
  const path = '/api/products/search?q=x&includeArchived=true';
  expect((await shop.guest.get(path)).status).toBe(403);
  expect((await shop.guest.get('/api/products/search?archived=true')).status).toBe(403);
  expect((await shop.as(shopper).get(path)).status).toBe(403);
});

test('search follows a change of name, tags and description, and a deletion', async () => {
  const { id } = await aProduct(shop, { nameAr: 'بروش', tags: ['زمرد'] });
  await shop.admin.patch(`/api/products/${id}`, { nameAr: 'دبوس' });
  expect(await search('بروش')).toEqual([]);
  expect(await search('زمرد')).toEqual(['دبوس']);
  await shop.admin.patch(`/api/products/${id}`, { tags: [], descriptionAr: 'ياقوت' });
  expect(await search('زمرد')).toEqual([]);
  expect(await search('ياقوت')).toEqual(['دبوس']);
  await shop.admin.post('/api/products/bulk-update-tags', { productIds: [id], tags: ['فيروز'] });
  expect(await search('فيروز')).toEqual(['دبوس']);
  await shop.admin.delete(`/api/products/${id}`);
  const path = `/api/products/search?q=${encodeURIComponent('دبوس')}`;
  expect((await shop.guest.get(path)).body).toMatchObject({ total: 0, products: [] });
});
