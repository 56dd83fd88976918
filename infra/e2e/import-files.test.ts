import { admin } from '@dahab/testing/test-client.ts';
import { startTestService } from '@dahab/testing/test-service.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { catalog } from '../../services/catalog/src/service.ts';
import { createIdentity } from '../../services/identity/src/service.ts';
import { importer } from '../../services/importer/src/service.ts';
import { csvShapes, type Export, exportFile } from './csv-shapes.ts';

const shop = await startTestService(catalog, { config: { MIRROR_PICTURES: 'off' } });
const people = await startTestService(createIdentity({ onFirstAdmin: () => undefined }), {
  config: { ADMIN_PASSWORD: 'gold and silver' },
});
const imports = await startTestService(importer, {
  others: { catalog: shop.url, identity: people.url },
});

const IMPORT = '/api/import/shopify';
const UPDATE = '/api/import/shopify/update';
const CUSTOMERS = '/api/import-customers';

async function send(path: string, file: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'export.csv');
  const { status, body } = await imports.as(admin).post(path, form);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

type Row = Readonly<Record<string, unknown>>;

/** As they are stored; `xmin` and `ctid` tell whether anybody has written the row since. */
async function stored(table: 'products' | 'customers'): Promise<Row[]> {
  const { db } = table === 'products' ? shop : people;
  return db(table).orderBy('id').select('*', db.raw('xmin::text, ctid::text'));
}

async function content(table: 'products' | 'customers'): Promise<Row[]> {
  const rows = await stored(table);
  return rows.map(({ id: _id, created_at: _at, xmin: _xmin, ctid: _ctid, ...fields }) => fields);
}

beforeEach(async () => {
  await shop.db('products').delete();
  await people.db('customers').delete();
});

/** Each as `[handle or variant, Arabic name, English name, grams, karat, stock, archived]`. */
const pieces = [
  ['solitaire', 'خاتم "سوليتير" عيار 21', '', 3.45, 21, 2, false],
  ['stud', 'حلق صغير 18ق', '', 0.62, 18, 1, false],
  ['bar', 'سبيكة 5 جرام', '', 5, 24, 10, true],
  ['cuff#CU-16', 'إسورة بمقاسات - 16, 17', '', 8.2, 21, 5, false],
  ['cuff#CU-18', 'إسورة بمقاسات - 18', '', 9.1, 21, 0, false],
  ['unsaid', 'Plain band', 'Plain band', 4, 21, 1, true],
  ['hidden', 'دبلة مخفية', '', 226.8, 24, 1, true],
  ['formula', '=HYPERLINK("http://x";"y")', '=HYPERLINK("http://x";"y")', 2, 21, 1, true],
];

const products: Export = {
  columns: [
    ['Handle', 'URL handle'],
    ['Title', 'Title'],
    ['Body (HTML)', 'Description'],
    ['Vendor', 'Vendor'],
    ['Type', 'Type'],
    ['Tags', 'Tags'],
    ['Published', 'Published on online store'],
    ['Option1 Name', 'Option1 name'],
    ['Option1 Value', 'Option1 value'],
    ['Variant SKU', 'SKU'],
    ['Variant Grams', 'Weight value (grams)'],
    ['Variant Inventory Qty', 'Inventory quantity'],
    ['Image Src', 'Product image URL'],
    ['Image Position', 'Image position'],
    ['Karat (product.metafields.custom.karat)', ' عيار الذهب (product.metafields.my_fields.x)'],
    ['Status', 'STATUS'],
  ],
  records: [
    'solitaire|خاتم "سوليتير" عيار 21|<div dir="rtl" style="color: red">\n <p>خاتم، شغل يدوي; نادر</p>\n</div>|ورشة النيل|خواتم|خواتم, هدايا|TRUE|Title|Default Title|\'0012345|3.45|2|https://pictures.example/2.jpg|2|21|Active',
    'solitaire||||||||||||https://pictures.example/1.jpg|1||',
    'solitaire||||||||||||https://pictures.example/2.jpg|3||',
    'stud|حلق صغير 18ق||||||Title|Default Title||0.62 g|1||||ACTIVE',
    'bar|سبيكة 5 جرام||||||Title|Default Title||5.0|10|||24.0|draft',
    'cuff|إسورة بمقاسات|<p>a<br>b</p><script>alert(1)</script>||||true|المقاس|16|CU-16|8.2|2|||عيار 21|active',
    'cuff||||||||17|CU-17|8.20|3||||',
    'cuff||||||||18|CU-18|9.1|-1||||',
    'unweighed|سلسلة بدون وزن||||||Title|Default Title||0.0|1|||21|active',
    'unsaid|Plain band||||||Title|Default Title||4.00|1||||archived',
    'foreign|غويشة عيار 22||||||Title|Default Title||12.75|1|||22|active',
    'hidden|دبلة مخفية|||||FALSE|Title|Default Title||226.796185|1|||24K|active',
    'formula|=HYPERLINK("http://x";"y")||||||Title|Default Title||2.00|1|||21|unlisted',
  ],
};

describe.each(['old', 'recent'] as const)('an export of products with %s headers', (generation) => {
  test.each(csvShapes)('brings what it says and nothing twice, in %s', async (_, shape) => {
    const file = exportFile(products, generation, shape);
    const first = await send(IMPORT, file);
    expect(first).toMatchObject({ created: 8, updated: 0, skipped: 0, failed: 2 });
    expect(first.errors.map(({ row, message }: Row) => [row, message])).toEqual([
      [9, 'Weight must be greater than 0'],
      [11, 'Karat must be either 18, 21, or 24'],
    ]);
    expect(first.warnings.map(({ row, message }: Row) => [row, message])).toEqual([
      [8, 'Quantity is negative; imported as 0'],
      [10, 'No karat is stated; imported as 21'],
    ]);
    const rows = await stored('products');
    expect(
      rows.map((row) => [
        String(row.import_key).replace('shopify:', ''),
        row.name_ar,
        row.name,
        row.weight,
        row.karat,
        row.quantity,
        row.is_archived,
      ]),
    ).toEqual(pieces);
    expect(rows[0]).toMatchObject({
      description_ar: '<div dir="rtl">\n <p>خاتم، شغل يدوي; نادر</p>\n</div>',
      images: [1, 2].map((number) => `https://pictures.example/${number}.jpg`),
      tags: ['خواتم', 'هدايا', 'ورشة النيل'],
    });
    expect(rows[3]).toMatchObject({ description_ar: '<p>a<br />b</p>' });

    expect(await send(IMPORT, file)).toMatchObject({ created: 0, skipped: 8, failed: 2 });
    expect(await send(UPDATE, file)).toMatchObject({ updated: 0, skipped: 8, failed: 2 });
    expect(await stored('products')).toEqual(rows);
  });
});

const customers: Export = {
  columns: [
    ['Customer ID', 'Customer ID'],
    ['First Name', 'first name'],
    ['Last Name', 'Last Name'],
    ['Email', 'E-mail'],
    ['Accepts Email Marketing', 'Accepts Email Marketing'],
    ['Default Address Company', 'Company'],
    ['Default Address Address1', 'Address1'],
    ['Default Address City', 'City'],
    ['Default Address Country Code', 'Country Code'],
    ['Default Address Zip', 'Zip'],
    ['Default Address Phone', 'Address Phone'],
    ['Phone', 'Phone'],
    ['Total Spent', 'Total Spent'],
    ['Total Orders', 'Total Orders'],
    ['Note', 'Note'],
    ['Tags', 'Tags'],
  ],
  records: [
    "'9001|منى|عبد الرحمن|Mona.A@Example.com|yes||12 شارع التحرير|القاهرة|EG|'01111|'+201001234567|'+201001234567|152340.00|4|عميلة مميزة\nتفضل عيار 21|VIP, ذهب",
    "'9002|Karim|||no|شركة، النور||||||'+201112223334|0.00|0||",
    "'9003|Mona|A|mona.a@example.com|yes|||||||01001234567|1,250.50|2||",
    "'9004|||||||||||||1||",
    "'9005|أحمد||not-an-email||||||||01223334445|abc|-2||",
  ],
};

describe.each(['old', 'recent'] as const)(
  'an export of customers with %s headers',
  (generation) => {
    test.each(csvShapes)('brings what it says and nobody twice, in %s', async (_, shape) => {
      const file = exportFile(customers, generation, shape);
      const first = await send(CUSTOMERS, file);
      expect(first).toMatchObject({ created: 3, updated: 1, skipped: 1, failed: 0 });
      expect(first.errors).toEqual([
        { row: 4, column: '', message: 'The row has neither a name nor an e-mail nor a phone' },
      ]);
      expect(first.warnings.map(({ row }: Row) => row)).toEqual([5, 5, 5]);
      const rows = await stored('customers');
      expect(await content('customers')).toMatchObject([
        {
          first_name: 'Mona',
          last_name: 'A',
          email: 'mona.a@example.com',
          zip_code: '01111',
          phone_key: '+201001234567',
          city: 'القاهرة',
          imported_spent: 1250.5,
          imported_orders: 2,
        },
        { first_name: 'Karim', company: 'شركة، النور', phone: '+201112223334', imported_spent: 0 },
        { first_name: 'أحمد', email: null, phone_key: '+201223334445', imported_orders: 0 },
      ]);

      expect(await send(CUSTOMERS, file)).toMatchObject({ created: 0, updated: 0, skipped: 5 });
      expect(await stored('customers')).toEqual(rows);
    });
  },
);
