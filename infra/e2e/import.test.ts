import { admin } from '@dahab/testing/test-client.ts';
import { startTestService } from '@dahab/testing/test-service.ts';
import { expect, test } from '@jest/globals';
import { catalog } from '../../services/catalog/src/service.ts';
import { createIdentity } from '../../services/identity/src/service.ts';
import { importer } from '../../services/importer/src/service.ts';

const shop = await startTestService(catalog);
const people = await startTestService(createIdentity({ onFirstAdmin: () => undefined }), {
  config: { ADMIN_PASSWORD: 'gold and silver' },
});
const imports = await startTestService(importer, {
  others: { catalog: shop.url, identity: people.url },
});

const IMPORT = '/api/import/shopify';
const UPDATE = '/api/import/shopify/update';
const CUSTOMERS = '/api/import-customers';

async function send(path: string, content: string) {
  const form = new FormData();
  form.set('file', new Blob([content]), 'export.csv');
  const { status, body } = await imports.as(admin).post(path, form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

async function pieceCalled(nameAr: string) {
  const path = `/api/products/search?includeArchived=true&q=${encodeURIComponent(nameAr)}`;
  const { body } = await shop.as(admin).get(path);
  expect(body.products).toHaveLength(1);
  return body.products[0];
}

test('what the shop corrected after an import survives updates by the same and by shorter files', async () => {
  const file = (quantity: number) =>
    `Handle,Title,Variant Grams,Variant Inventory Qty\nhilal,خاتم هلال,4.25,${quantity}\n`;
  expect(await send(IMPORT, file(3))).toMatchObject({ created: 1, failed: 0 });
  const imported = await pieceCalled('هلال');
  expect(imported).toMatchObject({ name: '', karat: 21, weight: 4.25, quantity: 3 });
  const corrections = { name: 'Crescent ring', karat: 18 };
  await shop.as(admin).patch(`/api/products/${imported.id}`, corrections);
  const corrected = { ...imported, ...corrections };

  expect(await send(UPDATE, file(3))).toMatchObject({ updated: 0, skipped: 1, failed: 0 });
  expect(await pieceCalled('هلال')).toEqual(corrected);
  expect(await send(UPDATE, file(5))).toMatchObject({ updated: 1, skipped: 0, warnings: [] });
  expect(await pieceCalled('هلال')).toEqual({ ...corrected, quantity: 5 });

  const short = 'Handle,Tags,Variant Grams\nhilal,هدايا,\n';
  expect(await send(UPDATE, short)).toMatchObject({ updated: 1, failed: 0, warnings: [] });
  expect(await pieceCalled('هلال')).toEqual({ ...corrected, quantity: 5, tags: ['هدايا'] });
  expect(await send(IMPORT, file(9))).toMatchObject({ created: 0, skipped: 1 });
});

test('a file of all kinds of products changes nothing the second time, in either way', async () => {
  const file = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Tags',
    'naql,خاتم نخل,المقاس,16,N16,3.1,1,عيار 18',
    'naql,,,18,N18,3.4,2,',
    'warda,Rose ring 21K,Size,16,W16,2.5,1,',
    'warda,,,18,W18,2.50,4,',
    'unweighed,سلسلة,,,,,1,',
  ].join('\n');
  expect(await send(IMPORT, file)).toMatchObject({ created: 3, failed: 1 });
  expect(await pieceCalled('Rose')).toMatchObject({ nameAr: 'Rose ring 21K', quantity: 5 });
  expect(await send(IMPORT, file)).toMatchObject({ created: 0, skipped: 3, failed: 1 });
  expect(await send(UPDATE, file)).toMatchObject({ updated: 0, skipped: 4, failed: 0 });
});

test('customers who stand twice in a file are not updated by it a second time', async () => {
  const file = [
    'First Name,Last Name,Email,Default Address City,Phone,Total Spent,Total Orders',
    "منى,عبد الرحمن,Mona.A@Example.com,القاهرة,'+201001234567,152340.00,4",
    'Mona,A,mona.a@example.com,,01001234567,"1,250.50",2',
    'أحمد,,not-an-email,,٠١٢٢٣٣٣٤٤٤٥,abc,-2',
  ].join('\n');
  expect(await send(CUSTOMERS, file)).toMatchObject({ created: 2, updated: 1 });
  expect(await send(CUSTOMERS, file)).toMatchObject({ created: 0, updated: 0, skipped: 3 });
});

test('one file sent twice at a moment, of products and of customers, brings everybody once', async () => {
  const handles = Array.from({ length: 600 }, (_, index) => `tawam-${index}`);
  const pieces = handles.map((handle) => `${handle},خاتم توأم,3.5,2`);
  const products = ['Handle,Title,Variant Grams,Variant Inventory Qty', ...pieces].join('\n');
  const emails = handles.map((handle) => `منى,${handle}@shop.example`);
  const customers = ['First Name,Email', ...emails].join('\n');
  const answers = await Promise.all(
    [IMPORT, IMPORT, CUSTOMERS, CUSTOMERS].map((path, index) =>
      send(path, index < 2 ? products : customers),
    ),
  );
  const sums = [answers.slice(0, 2), answers.slice(2)].map((both) =>
    both.map(({ created, skipped }) => [created, skipped]).toSorted(([a], [b]) => b - a),
  );
  const onceEach = [
    [600, 0],
    [0, 600],
  ];
  expect(sums).toEqual([onceEach, onceEach]);
  const made = await shop.db('products').whereLike('import_key', 'shopify:tawam-%');
  expect(made).toHaveLength(600);
  expect(await people.db('customers').whereLike('email', 'tawam-%')).toHaveLength(600);
});

test('what an admin does to products while a file updates them stands, and so does the file', async () => {
  const HALF = 300;
  const { body: collection } = await shop
    .as(admin)
    .post('/api/collections', { nameEn: 'Crowns', nameAr: 'تيجان' });
  const file = (quantity: number) =>
    [
      'Handle,Title,Variant Grams,Variant Inventory Qty,Collection',
      ...Array.from({ length: HALF * 2 }, (_, at) => `taj-${at},تاج ${at},3.5,${quantity},تيجان`),
    ].join('\n');
  expect(await send(IMPORT, file(1))).toMatchObject({ created: HALF * 2 });
  const ids = await idsIn(collection.id);
  expect(ids).toHaveLength(HALF * 2);
  const [edited, archived, deleted] = [ids.slice(0, 30), ids.slice(290, 320), ids.slice(-30)];

  const acts = async () => {
    for (const [at, id] of edited.entries()) {
      const answers = await Promise.all([
        shop.as(admin).patch(`/api/products/${id}`, { craftingCost: 75 }),
        shop.as(admin).patch(`/api/products/${archived[at]}`, { isArchived: true }),
        shop.as(admin).delete(`/api/products/${deleted[at]}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 204]);
    }
    const { status } = await shop.as(admin).delete(`/api/collections/${collection.id}`);
    expect(status).toBe(204);
  };
  const [updates] = await Promise.all([
    Promise.all([2, 3, 4].map((quantity) => send(UPDATE, file(quantity)))),
    acts(),
  ]);

  for (const update of updates) {
    expect(update).toMatchObject({ created: 0, failed: 0, errors: [] });
    expect(update.updated + update.skipped).toBe(HALF * 2);
  }
  const after = await shop
    .db('products')
    .whereIn('id', ids)
    .select('id', 'quantity', 'crafting_cost', 'is_archived', 'collection_id');
  expect(after.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.slice(0, -30));
  const quantities = new Set(after.map(({ quantity }) => quantity));
  expect([...quantities]).toEqual([quantityOfLast(updates)]);
  expect(after.filter(({ collection_id }) => collection_id !== null)).toEqual([]);
  const idsOf = (rows: readonly { id: number }[]) =>
    rows.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(idsOf(after.filter((row) => Number(row.crafting_cost) === 75))).toEqual(edited);
  expect(idsOf(after.filter((row) => row.is_archived))).toEqual(archived);
});

async function idsIn(collectionId: number): Promise<number[]> {
  return shop.db('products').where({ collection_id: collectionId }).orderBy('id').pluck('id');
}

/** They were sent with 2, 3 and 4, and took turns in the order of their jobs. */
function quantityOfLast(updates: readonly { jobId: number }[]): number {
  const jobs = updates.map(({ jobId }) => jobId);
  return 2 + jobs.indexOf(Math.max(...jobs));
}
