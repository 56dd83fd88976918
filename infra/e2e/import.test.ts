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
