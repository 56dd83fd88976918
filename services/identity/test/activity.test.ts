import { randomUUID } from 'node:crypto';
import { productsTagged, recordChanged } from '@dahab/catalog/contract/events.ts';
import { jobFinished } from '@dahab/importer/contract/events.ts';
import { telegramSettingsChanged } from '@dahab/notifier/contract/events.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { buyingPriceChanged } from '@dahab/pricing/contract/buying-price.ts';
import { goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import type { EventKind } from '@dahab/protocol/event.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, shopper } from '@dahab/testing/test-client.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Activity } from '../contract/activity.ts';
import { sweepActivities } from '../src/activity/sweep-activities.ts';
import { startIdentity } from './shop.ts';

const mona = { kind: 'user', id: 7, name: 'منى' } as const;
const basma = { kind: 'user', id: 8, name: 'Basma' } as const;
const at = '2026-05-31T10:00:00.000Z';

const shop = await startIdentity();

beforeEach(() => shop.db.raw('TRUNCATE activities, inbox'));

async function ask(query = ''): Promise<{ activities: Activity[]; actors: unknown[] }> {
  await eventually(async () => {
    expect(await shop.db('inbox').where({ status: 'waiting' })).toEqual([]);
    expect(await shop.db('outbox').whereNull('published_at')).toEqual([]);
  });
  return (await shop.as(admin).get(`/api/activity?${query}`)).body;
}

function ring(changes: { field: string; before: number; after: number }[]) {
  const names = { nameAr: 'خاتم هلال', nameEn: 'Crescent ring' };
  return { kind: 'products', id: 3, deed: 'changed', ...names, changes } as const;
}

const weight = { field: 'weight', before: 4, after: 5 };
const quantity = { field: 'quantity', before: 1, after: 3 };
const sale = { orderId: 12, reference: randomUUID(), customerId: null, total: 900 };
const imported = { jobId: 4, kind: 'customers', filename: 'people.csv', status: 'done' } as const;
const counts = { created: 3, updated: 0, skipped: 1, failed: 0 };
const none = { id: null, nameAr: '', nameEn: '' };

describe('what was done', () => {
  test.each<[string, EventKind, unknown, object]>([
    [
      'to a product',
      recordChanged,
      ring([weight, quantity]),
      {
        kind: 'product',
        deed: 'changed',
        subject: { id: 3, nameAr: 'خاتم هلال', nameEn: 'Crescent ring' },
        changes: [weight, quantity],
      },
    ],
    [
      'to its stock alone',
      recordChanged,
      ring([quantity]),
      { kind: 'stock', deed: 'changed', changes: [quantity] },
    ],
    [
      'to several products',
      productsTagged,
      { productIds: [1, 2], tags: ['هدايا'] },
      {
        kind: 'product',
        deed: 'tagged',
        subject: none,
        changes: [
          { field: 'tags', before: null, after: ['هدايا'] },
          { field: 'products', before: null, after: 2 },
        ],
      },
    ],
    [
      'to the gold price',
      goldPriceChanged,
      {
        basePrice21k: 4100,
        marginPerGram: 50,
        updatedAt: at,
        before: { basePrice21k: 4000, marginPerGram: 50 },
      },
      {
        kind: 'gold-price',
        deed: 'changed',
        changes: [{ field: 'basePrice21k', before: 4000, after: 4100 }],
        at,
      },
    ],
    [
      'to what the shop pays for old gold',
      buyingPriceChanged,
      { buyPrice21k: 3900, before: null, updatedAt: at },
      {
        kind: 'gold-price',
        deed: 'changed',
        changes: [{ field: 'buyPrice21k', before: null, after: 3900 }],
        at,
      },
    ],
    [
      'by a sale',
      orderPlaced,
      { ...sale, itemCount: 2, placedAt: at },
      { kind: 'order', deed: 'added', subject: { id: 12, nameAr: '#12', nameEn: '#12' }, at },
    ],
    [
      'by deleting a sale',
      orderDeleted,
      { ...sale, deletedAt: at },
      {
        kind: 'order',
        deed: 'deleted',
        changes: [{ field: 'total', before: 900, after: null }],
        at,
      },
    ],
    [
      'to the Telegram settings, by name alone',
      telegramSettingsChanged,
      { fields: ['botToken'] },
      {
        kind: 'telegram',
        deed: 'changed',
        changes: [{ field: 'botToken', before: null, after: null }],
      },
    ],
    [
      'by an import, in one line',
      jobFinished,
      { ...imported, ...counts },
      { kind: 'import', deed: 'done', subject: { id: 4, nameAr: 'people.csv' } },
    ],
  ])('%s is written down with who did it', async (_what, kind, payload, line) => {
    await shop.tell(kind, payload, randomUUID(), mona);

    const { activities } = await ask();
    expect(activities).toHaveLength(1);
    expect(activities[0]).toMatchObject({ actor: mona, ...line });
  });

  test('is one line however often it is told', async () => {
    const id = randomUUID();
    await shop.tell(recordChanged, ring([weight]), id, mona);
    await ask();
    // As after a month, when the inbox has forgotten what it handled.
    await shop.db('inbox').delete();
    await shop.tell(recordChanged, ring([weight]), id, mona);

    expect((await ask()).activities).toHaveLength(1);
  });

  test('before anybody was named is nobody’s', async () => {
    await shop.tell(recordChanged, ring([weight]));

    expect((await ask()).activities).toMatchObject([{ actor: null, kind: 'product' }]);
  });

  test('in a version that is not known yet is parked for later', async () => {
    await shop.tell({ ...recordChanged, version: 2 }, ring([weight]));

    expect((await ask()).activities).toEqual([]);
    const [parked] = await shop.db('inbox');
    expect(parked).toMatchObject({ status: 'dead', reason: expect.stringContaining('version 2') });
  });

  test('cannot be rewritten', async () => {
    await shop.tell(recordChanged, ring([weight]), randomUUID(), mona);
    await ask();

    const rewriting = shop.db('activities').update({ actor: JSON.stringify(basma) });
    await expect(rewriting).rejects.toThrow(/cannot be rewritten/);
  });

  test('is forgotten after two years', async () => {
    await shop.tell(recordChanged, ring([weight]), randomUUID(), mona);
    await ask();
    const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const sweep = (clock: () => Date) =>
      sweepActivities({ db: shop.db, clock }).work(new AbortController().signal);

    await sweep(() => later(725));
    expect((await ask()).activities).toHaveLength(1);
    await sweep(() => later(735));
    expect((await ask()).activities).toEqual([]);
  });
});

describe('accounts', () => {
  test('that are added, changed and given passwords are told, without the password', async () => {
    const owner = await shop.owner();
    const email = `nour${process.hrtime.bigint()}@example.com`;
    const account = { email, name: 'Nour', password: 'a very secret word' };
    const { id } = (await owner.client.post('/api/users', account)).body;
    await owner.client.patch(`/api/users/${id}`, { isAdmin: true });
    await owner.client.patch(`/api/users/${id}`, { isAdmin: true });
    await owner.client.patch(`/api/users/${id}/password`, { password: 'another secret 77' });

    const { activities } = await ask('kind=user');
    expect(activities.map(({ deed }) => deed)).toEqual(['password-set', 'changed', 'added']);
    expect(activities[1]).toMatchObject({
      actor: { kind: 'user', id: owner.user.id, name: 'owner' },
      subject: { id, nameEn: 'Nour' },
      changes: [{ field: 'isAdmin', before: false, after: true }],
    });
    expect(JSON.stringify(activities)).not.toContain('secret');
  });
});

describe('the list', () => {
  const fill = async () => {
    await shop.tell(recordChanged, ring([weight]), randomUUID(), mona);
    await ask();
    const deletedAt = new Date().toISOString();
    await shop.tell(orderDeleted, { ...sale, deletedAt }, randomUUID(), basma);
  };

  test.each([
    ['search=هلال', 'product'],
    ['search=CRESCENT', 'product'],
    ['search=%2312', 'order'],
    ['search=basma', 'order'],
    ['kind=order', 'order'],
    ['actor=7', 'product'],
    ['page=2&limit=1', 'product'],
  ])('asked for %s has what it should', async (query, kind) => {
    await fill();

    const { activities } = await ask(query);
    expect(activities).toHaveLength(1);
    expect(activities).toMatchObject([{ kind }]);
  });

  test('names everybody in it, and pages', async () => {
    await fill();

    expect(await ask('limit=1')).toMatchObject({
      actors: [
        { id: 7, name: 'منى' },
        { id: 8, name: 'Basma' },
      ],
      pagination: { total: 2, totalPages: 2, page: 1, limit: 1 },
    });
  });

  test('of some days has both ends of them', async () => {
    const today = (): string =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());
    const before = today();
    await fill();

    // The same day, unless it is midnight there just now.
    expect((await ask(`from=${before}&to=${today()}`)).activities).toHaveLength(2);
    expect((await ask('to=2026-01-01')).activities).toEqual([]);
    expect((await ask('from=2099-01-01')).activities).toEqual([]);
  });

  test('is for admins', async () => {
    expect((await shop.as(shopper).get('/api/activity')).status).toBe(403);
    expect((await shop.guest.get('/api/activity')).status).toBe(401);
  });
});
