import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { admin, neighbour } from '@dahab/testing/test-client.ts';
import type { ImportedRow } from '../contract/import-batch.ts';
import { startIdentity } from './shop.ts';

let jobs = 0;

const shop = await startIdentity();

beforeEach(() => shop.db('customers').delete());

async function importRows(
  rows: readonly object[],
  at: { job?: number; batch?: number } = {},
): Promise<ImportedRow[]> {
  jobs += 1;
  const customers = rows.map((row, index) => ({ row: index + 1, ...row }));
  const path = `/internal/import-jobs/${at.job ?? jobs}/batches/${at.batch ?? 1}`;
  const { body } = await shop.as(neighbour).put(path, { customers });
  return body.results;
}

async function outcomes(rows: readonly object[]): Promise<string[]> {
  return (await importRows(rows)).map((result) => result.outcome);
}

async function everybody(): Promise<Record<string, unknown>[]> {
  const { body } = await shop.as(admin).get('/api/customers');
  return body.toReversed();
}

const mona = {
  firstName: 'Mona',
  lastName: 'Adel',
  email: 'Mona@Example.com',
  phone: '01001112223',
  company: 'Dahab',
  address1: '1 Nile St',
  address2: 'Floor 2',
  city: 'Giza',
  provinceCode: 'GZ',
  countryCode: 'EG',
  zipCode: '12511',
  totalSpent: 1250.5,
  totalOrders: 3,
};

describe('an imported customer', () => {
  test('is made with all that the file says', async () => {
    expect(await outcomes([mona])).toEqual(['created']);

    expect(await everybody()).toEqual([
      { ...mona, id: expect.any(Number), userId: null, createdAt: expect.any(String) },
    ]);
  });

  test('is not touched by the same file again', async () => {
    const rows = [mona, { firstName: 'Only', lastName: 'Named' }, { phone: '01119998887' }];
    await importRows(rows);
    const before = await everybody();

    expect(await outcomes(rows)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await everybody()).toEqual(before);
  });

  test('of whom the file has two rows that differ is not touched by the same file again', async () => {
    const rows = [mona, { email: mona.email, firstName: 'منى', totalSpent: 99 }];
    expect(await outcomes(rows)).toEqual(['created', 'updated']);
    const before = await everybody();

    expect(await outcomes(rows)).toEqual(['unchanged', 'unchanged']);
    expect(await everybody()).toEqual(before);
    expect(await outcomes([mona])).toEqual(['updated']);
  });

  test('is found by e-mail in any case, and keeps what the later file leaves out', async () => {
    await importRows([mona]);

    const later = { email: 'mona@example.COM', city: 'Cairo', phone: '', totalSpent: 2000 };
    expect(await outcomes([later])).toEqual(['updated']);
    expect(await everybody()).toEqual([
      expect.objectContaining({
        phone: mona.phone,
        city: 'Cairo',
        totalSpent: 2000,
        totalOrders: 3,
      }),
    ]);
  });

  test('is found by phone however it is written', async () => {
    await importRows([{ firstName: 'Mona', phone: '01001112223' }]);

    expect(await outcomes([{ phone: '+20 100 111 2223', email: 'mona@example.com' }])).toEqual([
      'updated',
    ]);
    expect(await everybody()).toHaveLength(1);
  });

  test('is another one when the phone is shared but the e-mail is not', async () => {
    const family = [mona, { ...mona, firstName: 'Adel', email: 'adel@example.com' }];

    expect(await outcomes(family)).toEqual(['created', 'created']);
    expect(await outcomes(family)).toEqual(['unchanged', 'unchanged']);
  });

  test('of a family is the one without an e-mail, else the oldest', async () => {
    const phone = mona.phone;
    const family = [mona, { ...mona, firstName: 'Adel', email: 'adel@example.com' }];
    await importRows(family);

    const byPhone = { phone, city: 'Aswan' };
    expect(await outcomes([byPhone, byPhone])).toEqual(['updated', 'unchanged']);
    expect((await everybody()).map(({ city }) => city)).toEqual(['Aswan', 'Giza']);

    const [, adel] = await everybody();
    await shop.as(admin).patch(`/api/customers/${String(adel?.['id'])}`, { email: null });
    await importRows([{ phone, city: 'Luxor' }]);
    expect((await everybody()).map(({ city }) => city)).toEqual(['Aswan', 'Luxor']);
  });

  test('becomes the same whether his rows come in one batch or in many', async () => {
    const maybe = (...values: string[]) => fc.constantFrom(undefined, ...values);
    const row = fc.record({
      firstName: fc.constantFrom('Mona', 'MONA', 'Adel'),
      email: maybe('a@example.com', 'b@example.com'),
      phone: maybe('01001112221', '01001112221', '01001112222'),
    });
    const imported = async (batches: readonly (readonly object[])[]) => {
      await shop.db('customers').delete();
      for (const rows of batches) await importRows(rows);
      const columns = ['first_name', 'email', 'phone'];
      return shop.db('customers').orderBy('id').select(columns);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 6 }), async (rows) => {
        const together = await imported([rows]);
        expect(await imported(rows.map((one) => [one]))).toEqual(together);
      }),
      { numRuns: 60 },
    );
  });

  test('twice in one batch is one', async () => {
    const rows = [mona, { ...mona, email: 'MONA@example.com', city: 'Aswan' }];

    expect(await outcomes(rows)).toEqual(['created', 'updated']);
    expect(await everybody()).toEqual([expect.objectContaining({ city: 'Aswan' })]);
  });

  test('with an unreadable e-mail or phone is taken without it, and that is said', async () => {
    const results = await importRows([
      { firstName: 'A', email: 'not an e-mail', phone: '01001112223' },
      { firstName: 'B', phone: 'n/a' },
    ]);

    expect(results).toEqual([
      { row: 1, outcome: 'created', message: 'The e-mail is not valid and was left out' },
      { row: 2, outcome: 'created', message: 'The phone number is not valid and was left out' },
    ]);
  });

  test('who is nobody is skipped, and that is said', async () => {
    expect(await importRows([{ city: 'Giza', totalSpent: 5 }])).toEqual([
      {
        row: 1,
        outcome: 'skipped',
        message: 'There is neither a name, an e-mail nor a phone number',
      },
    ]);
    expect(await everybody()).toEqual([]);
  });

  test('is added at the counter once more only if he is somebody else', async () => {
    await importRows([mona]);

    const answer = await shop
      .as(admin)
      .post('/api/customers', { firstName: 'M', lastName: 'A', phone: '+201001112223' });
    expect(answer.status).toBe(409);
  });
});

test('a registered account is never reached by a file', async () => {
  const visitor = await shop.registered({ email: 'me@example.com', phone: '01007778889' });

  const row = { email: 'me@example.com', phone: '01007778889', city: 'Elsewhere', totalSpent: 9 };
  expect(await outcomes([row])).toEqual(['created']);
  expect((await visitor.client.get('/api/user')).body).toEqual(visitor.user);
});

test('a batch that is sent again changes nothing and answers as the first time', async () => {
  const at = { job: 5_000, batch: 3 };
  const first = await importRows([mona], at);
  await importRows([{ ...mona, city: 'Luxor' }]);

  expect(await importRows([mona], at)).toEqual(first);
  expect(await everybody()).toEqual([expect.objectContaining({ city: 'Luxor' })]);
});

test('a batch sent by several at once is written once', async () => {
  const at = { job: 6_000, batch: 1 };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => importRows([{ firstName: 'Solo', lastName: 'Row' }], at)),
  );

  expect(answers).toEqual(answers.map(() => [{ row: 1, outcome: 'created' }]));
  expect(await everybody()).toHaveLength(1);
});

test('full batches of strangers and acquaintances are written in seconds', async () => {
  const rowsSpending = (totalSpent: number) =>
    Array.from({ length: 500 }, (_, index) => ({
      firstName: `Customer ${index}`,
      email: `customer${index}@example.com`,
      phone: `0101${String(index).padStart(7, '0')}`,
      totalSpent,
    }));
  await importRows(rowsSpending(10));

  expect(new Set(await outcomes(rowsSpending(20)))).toEqual(new Set(['updated']));
  const { body } = await shop.as(admin).get('/api/customers?page=1');
  expect(body.pagination.total).toBe(500);
});
