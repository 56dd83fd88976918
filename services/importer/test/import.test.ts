import { beforeEach, describe, expect, test } from '@jest/globals';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { guest } from '@dahab/chassis/auth/internal-token.ts';
import { csvOf, piecesOfFile, ring } from './csv-files.ts';
import { CUSTOMERS, fileForm, IMPORT, openShop, PREVIEW, ringsFile, send, UPDATE } from './shop.ts';

const shop = await openShop();
const service = await shop.start();

beforeEach(() => {
  shop.catalog.products.clear();
  shop.customers.length = 0;
});

const mixed = csvOf([
  ring(),
  ring({ Handle: 'unweighed', 'Variant Grams': '0' }),
  ring({ Handle: 'unsaid', 'Karat (product.metafields.custom.karat)': '' }),
  ring({ Handle: 'foreign', 'Karat (product.metafields.custom.karat)': '22' }),
]);

describe('importing a file', () => {
  test('writes its products, and reports the rows that cannot be', async () => {
    const { status, body } = await send(service, IMPORT, mixed);
    expect(status).toBe(200);
    expect(body).toEqual({
      jobId: expect.any(Number),
      created: 2,
      updated: 0,
      skipped: 0,
      failed: 2,
      errors: [
        { row: 2, column: 'Variant Grams', message: 'Weight must be greater than 0' },
        {
          row: 4,
          column: 'Karat (product.metafields.custom.karat)',
          message: 'Karat must be either 18, 21, or 24',
        },
      ],
      warnings: [
        {
          row: 3,
          column: 'Karat (product.metafields.custom.karat)',
          message: 'No karat is stated; imported as 21',
        },
      ],
    });
    expect([...shop.catalog.products.keys()]).toEqual(['shopify:ring', 'shopify:unsaid']);
  });

  test('a second time changes nothing, neither as an import nor as an update', async () => {
    await send(service, IMPORT, mixed);
    const before = JSON.stringify([...shop.catalog.products]);
    const again = await send(service, IMPORT, mixed);
    const update = await send(service, UPDATE, mixed);
    expect(again.body).toMatchObject({ created: 0, updated: 0, skipped: 2, failed: 2 });
    expect(update.body).toMatchObject({ created: 0, updated: 0, skipped: 2, failed: 2 });
    expect(JSON.stringify([...shop.catalog.products])).toBe(before);
  });

  test('as an update changes what is there and skips what is not', async () => {
    await send(service, IMPORT, csvOf([ring()]));
    const file = csvOf([ring({ 'Variant Grams': '4' }), ring({ Handle: 'new' })]);
    const { body } = await send(service, UPDATE, file);
    expect(body).toMatchObject({ created: 0, updated: 1, skipped: 1, failed: 0 });
    expect(shop.catalog.products.get('shopify:ring')?.weight).toBe(4);
    expect(shop.catalog.products.has('shopify:new')).toBe(false);
  });

  test('as an update leaves alone what it has no column for', async () => {
    await send(service, IMPORT, csvOf([ring({ 'Karat (product.metafields.custom.karat)': '18' })]));
    const stored = shop.catalog.products.get('shopify:ring');
    const file = 'Handle,Variant Inventory Qty\nring,9\nother,1\n';
    const { body } = await send(service, UPDATE, file);
    expect(body).toMatchObject({ updated: 1, skipped: 1, failed: 0, errors: [], warnings: [] });
    expect(shop.catalog.products.get('shopify:ring')).toEqual({ ...stored, quantity: 9 });
  });

  test('needs a title column, which an update does not', async () => {
    const { status, body } = await send(service, IMPORT, 'Handle,Variant Grams\nring,1\n');
    expect([status, body.message]).toEqual([
      400,
      'This is not a product export: these columns are missing: Title',
    ]);
  });

  test('can be followed by its job', async () => {
    const { body } = await send(service, IMPORT, mixed, 'خواتم.csv');
    const job = await service.as(admin).get(`/api/import/jobs/${body.jobId}`);
    expect(job.body).toEqual({
      id: body.jobId,
      kind: 'products-import',
      status: 'done',
      filename: 'خواتم.csv',
      processed: 4,
      total: 4,
      created: 2,
      updated: 0,
      skipped: 0,
      failed: 2,
      errors: body.errors,
      warnings: body.warnings,
      message: null,
    });
  });

  test('tells by its job which pictures could not be fetched since, and why', async () => {
    const { body } = await send(service, IMPORT, csvOf([ring()]));
    const url = 'https://pictures.example/1.jpg';
    shop.catalog.givenUp.push({ url, row: 1, reason: 'The other site cannot be reached' });
    const job = await service.as(admin).get(`/api/import/jobs/${body.jobId}`);
    shop.catalog.givenUp.length = 0;
    expect(job.body.warnings).toEqual([
      {
        row: 1,
        column: 'Image Src',
        message: `The picture ${url} stays on its site, since it could not be fetched: The other site cannot be reached`,
      },
    ]);
  });

  test('keeps the failed rows as a file to correct and import again', async () => {
    const dangerous = mixed.replace('unweighed,', 'unweighed,=1+1 ');
    const { body } = await send(service, IMPORT, dangerous);
    const failed = await service.as(admin).get(`/api/import/jobs/${body.jobId}/errors.csv`);
    const text = failed.body.toString() as string;
    expect(failed.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(failed.headers.get('content-disposition')).toMatch(/^attachment; filename="import-/);
    expect(text).toContain(
      `2,Weight must be greater than 0,unweighed,'=1+1 خاتم ذهب,0,2,21,active`,
    );
    expect(text).not.toContain('unsaid');
    const corrected = await piecesOfFile(text.replace(',0,2,21', ',5,2,21'));
    expect(corrected.map(({ product }) => product)).toMatchObject([
      { importKey: 'shopify:unweighed', weight: 5, nameAr: '=1+1 خاتم ذهب' },
      null,
    ]);
  });

  test('of several batches writes each of their parts once', async () => {
    const { body } = await send(service, IMPORT, ringsFile(601));
    expect(body).toMatchObject({ created: 601, failed: 0 });
    const batches = shop.catalog.asked.filter((batch) => batch.startsWith(`${body.jobId}/`));
    const parts = [1_000_001, 2_000_001, 1_000_002, 2_000_002, 3];
    expect(batches).toEqual(parts.map((part) => `${body.jobId}/${part}`));
  });

  test('with long descriptions makes batches that catalog can take', async () => {
    const long = `<p>${'ذ'.repeat(90_000)}</p>`;
    const file = csvOf(
      Array.from({ length: 8 }, (_, index) =>
        ring({ Handle: `long-${index}`, 'Body (HTML)': long }),
      ),
    );
    const { body } = await send(service, IMPORT, file);
    expect(body).toMatchObject({ created: 8, failed: 0 });
  });
});

describe('a preview', () => {
  test('shows what an import would do and does none of it', async () => {
    await send(service, IMPORT, csvOf([ring()]));
    const { status, headers, body } = await send(service, PREVIEW, mixed);
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('4');
    expect(body).toEqual([
      expect.objectContaining({ row: 1, action: 'update', problems: [] }),
      expect.objectContaining({
        row: 2,
        action: 'skip',
        problems: [{ column: 'Variant Grams', message: 'Weight must be greater than 0' }],
      }),
      expect.objectContaining({ row: 3, action: 'create' }),
      expect.objectContaining({ row: 4, action: 'skip' }),
    ]);
    expect([...shop.catalog.products.keys()]).toEqual(['shopify:ring']);
  });

  test("shows the file's own cells", async () => {
    const { body } = await send(service, PREVIEW, csvOf([ring({ Vendor: 'ذهب النيل' })]));
    expect(body).toEqual([
      {
        Title: 'خاتم ذهب',
        Vendor: 'ذهب النيل',
        'Variant Grams': '3.45',
        'Variant Inventory Qty': '2',
        'Karat (product.metafields.custom.karat)': '21',
        Status: 'active',
        row: 1,
        action: 'create',
        problems: [],
      },
    ]);
  });

  test('of a file with few columns shows what it can update and what it cannot create', async () => {
    await send(service, IMPORT, csvOf([ring()]));
    const { body } = await send(service, PREVIEW, 'Handle,Tags\nring,x\nnew,x\n');
    expect(body).toMatchObject([
      { Title: 'ring', action: 'update', problems: [] },
      {
        Title: 'new',
        action: 'skip',
        problems: [
          { column: 'Title', message: 'Title is missing' },
          { column: 'Variant Grams', message: 'Weight is missing' },
        ],
      },
    ]);
  });

  test('lists 500 products and counts all', async () => {
    const { body, headers } = await send(service, PREVIEW, ringsFile(612));
    expect(body).toHaveLength(500);
    expect(headers.get('x-total-count')).toBe('612');
  });
});

describe('customers', () => {
  test('are read from columns in any order, and rows without anybody are reported', async () => {
    const file = csvOf([
      { Phone: "'+201001234567", 'Total Spent': '1,250.50', Email: 'Mona@Example.com', Note: 'x' },
      { Note: 'nobody', 'Total Spent': '10' },
      { 'First Name': 'أحمد', 'Total Spent': 'abc', 'Total Orders': '-2' },
    ]);
    const { status, body } = await send(service, CUSTOMERS, file);
    expect(status).toBe(200);
    expect(shop.customers).toEqual([
      { row: 1, phone: '+201001234567', email: 'Mona@Example.com', totalSpent: 1250.5 },
      { row: 3, firstName: 'أحمد' },
    ]);
    expect(body).toMatchObject({ created: 2, skipped: 1, failed: 0 });
    expect(body.errors).toEqual([
      { row: 2, column: '', message: 'The row has neither a name nor an e-mail nor a phone' },
    ]);
    expect(body.warnings).toMatchObject([
      { row: 3, column: 'Total Spent' },
      { row: 3, column: 'Total Orders' },
    ]);
  });

  test('of nothing but unreadable rows come to an end too', async () => {
    const file = csvOf(Array.from({ length: 2_100 }, () => ({ Email: '', Note: 'x' })));
    const { body } = await send(service, CUSTOMERS, file);
    expect(body).toMatchObject({ created: 0, skipped: 2_100 });
    expect(body.errors).toHaveLength(1_000);
  });
});

describe('a file that is none', () => {
  const notExport = 'This is not a product export: these columns are missing: ';
  test.each([
    ['empty.csv', '', 'The file is empty'],
    ['picture.png', 'a,b', 'The file must be a CSV file'],
    ['picture.csv', '\u0089PNG\r\n\u001a\n\0\0', 'The file must be a CSV file'],
    ['blank.csv', '\n\n', 'The file has no header row'],
    ['names.csv', 'Name,Price\na,1\n', `${notExport}Handle or URL handle; Title`],
    ['people.csv', 'First Name,Email\na,b@c.d\n', `${notExport}Handle or URL handle; Title`],
    [
      'broken.csv',
      'Handle,Title\nring,x\n"open,x\n',
      'Row 2 cannot be read: a quotation mark is missing or stands in the wrong place',
    ],
  ])('is refused: %s', async (filename, content, message) => {
    for (const path of [IMPORT, UPDATE, PREVIEW]) {
      const { status, body } = await send(service, path, content, filename);
      expect([status, body.message, body.error]).toEqual([400, message, message]);
    }
    expect(shop.catalog.products.size).toBe(0);
  });

  test('is refused where customers should be', async () => {
    const { status, body } = await send(service, CUSTOMERS, csvOf([ring()]));
    expect(status).toBe(400);
    expect(body.message).toMatch(/^This is not a customer export/);
  });

  test('is asked for when it is missing', async () => {
    for (const path of [IMPORT, PREVIEW, CUSTOMERS]) {
      const { status, body } = await service.as(admin).post(path, new FormData());
      expect([status, body.message]).toEqual([400, 'Please select a file to upload.']);
    }
  });

  test('leaves nothing behind', async () => {
    const known = await service.db('import_jobs').count('* as jobs').first();
    await send(service, IMPORT, 'Name\na\n');
    expect(await service.db('import_jobs').count('* as jobs').first()).toEqual(known);
  });
});

test('a template can be downloaded, and imports as a draft', async () => {
  const { body, headers } = await service.as(admin).get('/api/import/template.csv');
  expect(headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
  const result = await send(service, IMPORT, body);
  expect(result.body).toMatchObject({ created: 1, failed: 0, warnings: [] });
  expect(shop.catalog.products.get('shopify:gold-ring-21')?.isArchived).toBe(true);
});

test('a template of customers can be downloaded, and imports as it is', async () => {
  const path = '/api/import-customers/template.csv';
  const { body, headers } = await service.as(admin).get(path);
  expect(headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
  const result = await send(service, CUSTOMERS, body);
  expect(result.body).toMatchObject({ created: 1, failed: 0, warnings: [] });
  expect(shop.customers).toMatchObject([{ firstName: 'منى', city: 'القاهرة', countryCode: 'EG' }]);
});

test('only an admin may import, look and download', async () => {
  const calls = [
    ['post', IMPORT],
    ['post', UPDATE],
    ['post', PREVIEW],
    ['post', CUSTOMERS],
    ['get', '/api/import/jobs'],
    ['get', '/api/import/jobs/1'],
    ['get', '/api/import/jobs/1/errors.csv'],
    ['get', '/api/import/template.csv'],
    ['get', '/api/import-customers/template.csv'],
  ] as const;
  for (const [method, path] of calls) {
    const body = method === 'post' ? fileForm(csvOf([ring()])) : undefined;
    expect((await service.as(guest)[method](path, body)).status).toBe(401);
    expect((await service.as(shopper)[method](path, body)).status).toBe(403);
  }
  expect(shop.catalog.products.size).toBe(0);
});

describe('the last imports', () => {
  test('are listed with what came of each, the newest first', async () => {
    const { body: first } = await send(service, IMPORT, mixed, 'خواتم.csv');
    const { body: second } = await send(service, UPDATE, csvOf([ring()]), 'rings.csv');
    const { jobs } = (await service.as(admin).get('/api/import/jobs?of=products')).body;
    expect(jobs.slice(0, 2)).toMatchObject([
      { id: second.jobId, kind: 'products-update', failed: 0, hasFailedRows: false },
      {
        id: first.jobId,
        kind: 'products-import',
        status: 'done',
        filename: 'خواتم.csv',
        created: 2,
        failed: 2,
        warnings: first.warnings.length,
        hasFailedRows: true,
        startedAt: expect.any(String),
      },
    ]);
    expect(first.warnings).not.toEqual([]);
  });

  test('of customers are theirs alone', async () => {
    await send(service, IMPORT, csvOf([ring()]));
    const { body } = await send(service, CUSTOMERS, 'Phone\n01012345678\n', 'people.csv');
    const { jobs } = (await service.as(admin).get('/api/import/jobs?of=customers')).body;
    expect(jobs[0]).toMatchObject({ id: body.jobId, filename: 'people.csv' });
    expect(jobs.every(({ kind }: { kind: string }) => kind === 'customers')).toBe(true);
  });
});

test('a job that is not there is not found', async () => {
  expect((await service.as(admin).get('/api/import/jobs/999999')).status).toBe(404);
  expect((await service.as(admin).get('/api/import/jobs/999999/errors.csv')).status).toBe(404);
  expect((await service.as(admin).get('/api/import/jobs/none')).status).toBe(400);
});
