import { expect, test } from '@jest/globals';
import { eventually } from '@dahab/testing/eventually.ts';
import { neighbour } from '@dahab/testing/test-client.ts';
import { aCollection, openShop } from './shop.ts';

const shop = await openShop();
const jobs = { last: 0 };

function newJob(): number {
  jobs.last += 1;
  return jobs.last;
}

function send(job: number, batch: number, mode: 'import' | 'update', products: object[]) {
  const path = `/internal/import-jobs/${job}/batches/${batch}`;
  return shop.as(neighbour).put(path, { mode, products });
}

function imported(importKey: string, fields: object = {}) {
  return { importKey, row: 1, nameAr: 'خاتم', name: 'Ring', weight: 4.25, karat: 18, ...fields };
}

async function outcomesOf(answer: ReturnType<typeof send>): Promise<string[]> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.results.map((result: { outcome: string }) => result.outcome);
}

async function find(q: string) {
  const path = `/api/products/search?includeArchived=true&q=${encodeURIComponent(q)}`;
  return (await shop.admin.get(path)).body.products;
}

test('an import creates what is new, with defaults where the file is silent, and skips the rest', async () => {
  const job = newJob();
  const { id } = await aCollection(shop, { nameEn: 'Wedding Bands', nameAr: 'دِبَل الزفاف' });
  const full = imported('shopify:full', {
    nameAr: 'دبلة كاملة',
    descriptionAr: '<p>نص</p><script>alert(1)</script>',
    images: ['https://cdn.example.com/1.jpg', 'javascript:alert(1)'],
    quantity: 3,
    isArchived: true,
    tags: ['a', ' a ', 'b'],
    collectionName: 'دبل الزفاف',
  });
  const batch = [full, imported('shopify:bare', { nameAr: 'دبلة عارية' })];
  expect(await outcomesOf(send(job, 1, 'import', batch))).toEqual(['created', 'created']);
  expect(await find('دبلة كاملة')).toEqual([
    expect.objectContaining({
      nameAr: 'دبلة كاملة',
      name: 'Ring',
      descriptionAr: '<p>نص</p>',
      images: ['https://cdn.example.com/1.jpg'],
      weight: 4.25,
      karat: 18,
      quantity: 3,
      isArchived: true,
      tags: ['a', 'b'],
      collectionId: id,
      marginPerGram: null,
    }),
  ]);
  expect(await find('دبلة عارية')).toEqual([
    expect.objectContaining({ quantity: 1, isArchived: false, tags: [], collectionId: null }),
  ]);
  expect(await outcomesOf(send(job, 2, 'import', batch))).toEqual(['skipped', 'skipped']);
});

test('the same batch of the same job changes nothing and answers as the first time', async () => {
  const job = newJob();
  const batch = [imported('shopify:once', { nameAr: 'مرة واحدة' })];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => outcomesOf(send(job, 1, 'import', batch))),
  );
  expect(answers).toEqual(Array.from({ length: 5 }, () => ['created']));
  expect(await find('مرة واحدة')).toHaveLength(1);
});

test('an update changes what differs, leaves what is absent, and skips what is not there', async () => {
  const job = newJob();
  const piece = imported('shopify:piece', { nameAr: 'قطعة', quantity: 5, tags: ['x'] });
  await send(job, 1, 'import', [piece]);
  const [before] = await find('قطعة');
  await shop.admin.patch(`/api/products/${before.id}`, { marginPerGram: 0, craftingCost: 90 });

  const same = imported('shopify:piece', { nameAr: 'قطعة' });
  const unknown = imported('shopify:unknown');
  expect(await outcomesOf(send(job, 2, 'update', [same, unknown]))).toEqual([
    'unchanged',
    'skipped',
  ]);
  const changed = imported('shopify:piece', { nameAr: 'قطعه مميزة', weight: 5, quantity: 0 });
  expect(await outcomesOf(send(job, 3, 'update', [changed]))).toEqual(['updated']);
  expect(await find('مميزة')).toEqual([
    {
      ...before,
      nameAr: 'قطعه مميزة',
      weight: 5,
      quantity: 0,
      marginPerGram: 0,
      craftingCost: 90,
    },
  ]);
  await eventually(() => {
    expect(shop.told.filter((told) => told === `products:${before.id}`)).toHaveLength(3);
  });
});

test.each([
  ['an English name', { nameAr: 'بلا اسم' }, { nameAr: 'بلا اسم', name: 'Ring' }],
  ['a name', { weight: 7 }, { nameAr: 'قطعة', name: 'Ring', weight: 7 }],
  ['a weight', { karat: 24 }, { weight: 4.25, karat: 24 }],
  ['a karat', { weight: 8 }, { weight: 8, karat: 18 }],
])('an update that states not %s keeps the one that is stored', async (what, stated, kept) => {
  const importKey = `shopify:keeps ${what}`;
  const [job, tags] = [newJob(), [what.replaceAll(' ', '')]];
  await send(job, 1, 'import', [imported(importKey, { nameAr: 'قطعة', tags })]);
  const change = { importKey, row: 1, ...stated };
  expect(await outcomesOf(send(job, 2, 'update', [change]))).toEqual(['updated']);
  expect(await find(String(tags))).toEqual([expect.objectContaining(kept)]);
  expect(await outcomesOf(send(job, 3, 'update', [change]))).toEqual(['unchanged']);
});

test.each([
  ['that was corrected by hand stays', 'خاتم مصحح', 'خاتم مصحح'],
  ['that was a copy of the English one follows it', 'Ring', 'Gold ring'],
])('under an update of the English name an Arabic one %s', async (_, nameAr, after) => {
  const importKey = `shopify:named ${nameAr}`;
  const [job, tags] = [newJob(), [`named${nameAr.replaceAll(' ', '')}`]];
  await send(job, 1, 'import', [imported(importKey, { nameAr: 'Ring', tags })]);
  const [{ id }] = await find(String(tags));
  await shop.admin.patch(`/api/products/${id}`, { nameAr });

  const change = { importKey, row: 1, name: 'Gold ring' };
  expect(await outcomesOf(send(job, 2, 'update', [change]))).toEqual(['updated']);
  expect(await find(String(tags))).toMatchObject([{ name: 'Gold ring', nameAr: after }]);
  expect(await outcomesOf(send(job, 3, 'update', [change]))).toEqual(['unchanged']);
});

test.each([
  ['nameAr', 'A new product needs a name'],
  ['weight', 'A new product needs a weight'],
  ['karat', 'A new product needs a karat'],
])('an import without %s is refused', async (field, message) => {
  const { status, body } = await send(newJob(), 1, 'import', [
    imported('shopify:lacking', { [field]: undefined }),
  ]);
  expect([status, body.message]).toEqual([400, message]);
});

test('a new product needs no English name', async () => {
  const piece = imported('shopify:arabic-only', { nameAr: 'عربية فقط', name: undefined });
  expect(await outcomesOf(send(newJob(), 1, 'import', [piece]))).toEqual(['created']);
  expect(await find('عربية فقط')).toEqual([expect.objectContaining({ name: '' })]);
});

test('what cannot be kept fails by itself, with a reason, and a repeated key counts once', async () => {
  const { body } = await send(newJob(), 1, 'import', [
    imported('shopify:heavy', { weight: 1e9 }),
    imported('shopify:nameless', { nameAr: ' ', name: '' }),
    imported('shopify:many', { quantity: 2_000_000 }),
    imported('shopify:unseen', { nameAr: '\u202e\u200f', name: '\u200b' }),
    imported('shopify:long', { descriptionAr: '<b>'.repeat(30_000) }),
    imported('shopify:double'),
    imported('shopify:double', { nameAr: 'آخر' }),
  ]);
  expect(body.results).toEqual([
    { importKey: 'shopify:heavy', outcome: 'failed', message: 'Weight is too large' },
    { importKey: 'shopify:nameless', outcome: 'failed', message: 'The name is missing' },
    { importKey: 'shopify:many', outcome: 'failed', message: 'Quantity is too large' },
    { importKey: 'shopify:unseen', outcome: 'failed', message: 'The name is missing' },
    { importKey: 'shopify:long', outcome: 'failed', message: 'The description is too long' },
    { importKey: 'shopify:double', outcome: 'created' },
    { importKey: 'shopify:double', outcome: 'skipped' },
  ]);
});

test('a preview tells which keys exist', async () => {
  await send(newJob(), 1, 'import', [imported('shopify:known')]);
  const { body } = await shop.as(neighbour).post('/internal/import-preview', {
    importKeys: ['shopify:known', 'shopify:new'],
  });
  expect(body).toEqual({ existing: ['shopify:known'] });
});

test('five hundred products are one batch', async () => {
  const batch = Array.from({ length: 500 }, (_, n) =>
    imported(`bulk:${n}`, { nameAr: `كمية ${n}` }),
  );
  const outcomes = await outcomesOf(send(newJob(), 1, 'import', batch));
  expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(500);
  expect((await find('كمية 499'))[0]).toMatchObject({ nameAr: 'كمية 499' });
});

test('batches are for other services, not for browsers', async () => {
  expect((await shop.admin.post('/internal/import-preview', {})).status).toBe(403);
  expect((await shop.guest.put('/internal/import-jobs/1/batches/1', {})).status).toBe(403);
});
