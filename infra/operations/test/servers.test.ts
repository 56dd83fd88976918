import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '@dahab/protocol/event.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { testDatabase } from '@dahab/testing/test-database.ts';
import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createSafe } from '../../../services/notifier/src/settings/encryption.ts';
import { runCommand, startCommand } from './run-command.ts';

const LONG_MS = 300_000;
const MESSAGE = '3f0c9a52-0b5e-4a52-9d53-6c5d6c0f1a11';

interface Servers {
  readonly environment: Readonly<Record<string, string>>;
  rows(service: (typeof serviceNames)[number], sql: string): Promise<Record<string, unknown>[]>;
}

const folder = mkdtempSync(join(tmpdir(), 'dahab-servers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const archive = join(folder, 'shop.tar');
const shop = await sixDatabases('one');
const other = await sixDatabases('other');

async function sixDatabases(name: string): Promise<Servers> {
  const urls = new Map<string, string>();
  for (const service of serviceNames) urls.set(service, (await testDatabase()).url);
  const settings = [...urls].map(([service, url]) => [
    `${service.toUpperCase()}_DATABASE_URL`,
    url,
  ]);
  return {
    environment: { ...Object.fromEntries(settings), BLOBS_DIR: join(folder, name) },
    rows: async (service, sql) => {
      const client = new pg.Client({
        connectionString: urls.get(service),
        // As commands call themselves: they take others who look in meanwhile for running services.
        application_name: 'dahab-operations',
      });
      await client.connect();
      return client.query(sql).then(
        async ({ rows }) => client.end().then(() => rows),
        async (error) => client.end().then(() => Promise.reject(error as Error)),
      );
    },
  };
}

const run = (servers: Servers, args: readonly string[], input = '') =>
  runCommand(args, servers.environment, input);

test(
  'an operator brings empty servers up to date and adds an admin',
  async () => {
    const pending = await run(shop, ['migrate', '--dry-run']);
    expect(pending).toMatchObject({ code: 1, text: expect.stringContaining('orders: pending') });
    expect(await run(shop, ['migrate'])).toMatchObject({ code: 0 });
    expect(await run(shop, ['migrate', '--dry-run'])).toMatchObject({ code: 0 });
    expect(await run(shop, ['create-admin'], 'mona\na-fine-password-9\n')).toMatchObject({
      code: 0,
    });
    expect(await run(shop, ['create-admin'], 'MONA\na-fine-password-9\n')).toMatchObject({
      code: 1,
      text: expect.stringContaining('taken'),
    });
    expect(await shop.rows('identity', 'SELECT username, is_admin FROM users')).toEqual([
      { username: 'mona', is_admin: true },
    ]);
  },
  LONG_MS,
);

test(
  'a password that is reset ends the sessions of its account',
  async () => {
    await shop.rows(
      'identity',
      `INSERT INTO sessions (user_id, token_hash, created_at, last_seen_at)
       SELECT id, repeat('a', 64), now(), now() FROM users`,
    );
    const reset = await run(shop, ['reset-password', 'mona'], 'another-fine-pass-3\n');
    expect(reset).toMatchObject({ code: 0 });
    expect(await shop.rows('identity', 'SELECT * FROM sessions')).toEqual([]);
  },
  LONG_MS,
);

test(
  'what was given up is listed with its reason, and handled again when somebody says so',
  async () => {
    await shop.rows(
      'catalog',
      `INSERT INTO inbox (message_id, name, version, payload, request_id, occurred_at, status, reason)
       VALUES ('${MESSAGE}', 'orders.order-placed', 1, '{}', 'r', now(), 'dead', 'No such sale')`,
    );
    expect(await run(shop, ['doctor'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('catalog inbox: 1 given up'),
    });
    const listed = await run(shop, ['redrive']);
    expect(listed).toMatchObject({ code: 0, text: expect.stringContaining('No such sale') });
    expect(await run(shop, ['redrive', '--event', 'orders.order-deleted'])).toMatchObject({
      text: expect.stringContaining('Handled again: 0'),
    });
    expect(await run(shop, ['redrive', '--message', MESSAGE])).toMatchObject({ code: 0 });
    expect(await shop.rows('catalog', 'SELECT status FROM inbox')).toEqual([{ status: 'waiting' }]);
  },
  LONG_MS,
);

test(
  'an event that was in the bus at the backup’s moment is told again by the restored shop',
  async () => {
    const tell = (id: string): string =>
      `INSERT INTO outbox (message_id, name, version, payload, heard_by, request_id, published_at)
       VALUES ('${id}', 'orders.order-placed', 1, '{}', '{catalog}', 'r', now())`;
    const lost = MESSAGE.replace('3f0c', '4f0c');
    await shop.rows('orders', tell(MESSAGE));
    await shop.rows('orders', tell(lost));
    expect(await run(shop, ['backup', archive])).toMatchObject({ code: 0 });
    const restored = await run(other, ['restore', archive]);
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('told again: 1') });
    const waiting = 'SELECT message_id FROM outbox WHERE published_at IS NULL';
    expect(await other.rows('orders', waiting)).toEqual([{ message_id: lost }]);
    expect(await other.rows('identity', 'SELECT username FROM users')).toEqual([
      { username: 'mona' },
    ]);
    expect(await run(other, ['migrate', '--dry-run'])).toMatchObject({ code: 0 });
  },
  LONG_MS,
);

test(
  'the stored secrets get another key, or none of them does',
  async () => {
    const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)] as const;
    const token = '123456:a-token-of-this-test';
    await shop.rows(
      'notifier',
      `INSERT INTO telegram_settings (channel_id, channel_id_notifications, bot_token,
         gold_price_api_key, message_template, order_notification_enabled,
         order_notification_template, updated_at)
       VALUES ('', '', '${createSafe(old).lock(token)}', '', '', false, '', now())`,
    );
    const stored = async () => {
      const [row] = await shop.rows('notifier', 'SELECT bot_token FROM telegram_settings');
      return String(row?.['bot_token']);
    };
    const rotate = (settings: Record<string, string>) =>
      runCommand(['rotate-key'], { ...shop.environment, ...settings });

    const refused = await rotate({ SETTINGS_KEY: fresh });
    expect(refused).toMatchObject({
      code: 1,
      text: expect.stringContaining('Nothing was changed'),
    });
    expect(createSafe(old).unlock(await stored())).toBe(token);
    const done = await rotate({ SETTINGS_KEY: fresh, SETTINGS_KEYS_ALSO_READ: old });
    expect(done).toMatchObject({ code: 0, text: expect.stringContaining('new key: 1 secrets') });
    expect(createSafe(fresh).unlock(await stored())).toBe(token);
    for (const secret of [old, fresh, token])
      expect(refused.text + done.text).not.toContain(secret);
    await shop.rows('notifier', 'DELETE FROM telegram_settings');
  },
  LONG_MS,
);

test(
  'servers with a shop on them are not filled unless somebody says so',
  async () => {
    await other.rows('identity', `UPDATE users SET username = 'somebody else'`);
    await other.rows(
      'catalog',
      `INSERT INTO collections (name_en, name_ar, show_in_homepage, homepage_products_count,
         homepage_products_mode, selected_product_ids)
       VALUES ('Rings', 'خواتم', false, 4, 'latest', '{}')`,
    );
    expect(await run(other, ['restore', archive])).toMatchObject({
      code: 1,
      text: expect.stringContaining('catalog.collections'),
    });
    expect(await run(other, ['restore', archive, '--replace', '--yes'])).toMatchObject({ code: 0 });
    expect(await other.rows('identity', 'SELECT username FROM users')).toEqual([
      { username: 'mona' },
    ]);
    expect(await other.rows('catalog', 'SELECT id FROM collections')).toEqual([]);
  },
  LONG_MS,
);

test(
  'a demo that was cut off is known to be half there, and gone on with',
  async () => {
    const patient = { timeoutMs: LONG_MS / 2.2 };
    const begun = startCommand(['seed', '--if-empty'], other.environment);
    const pieces = 'SELECT FROM products LIMIT 1';
    await eventually(
      async () => expect(await other.rows('catalog', pieces)).toHaveLength(1),
      patient,
    );
    begun.kill();
    await begun.ended;
    expect(await run(other, ['doctor'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('only half there'),
    });
    expect(await run(other, ['backup', join(folder, 'half.tar')])).toMatchObject({ code: 1 });
    const again = startCommand(['seed', '--if-empty'], other.environment);
    const count = 'SELECT count(*)::integer AS pieces FROM products';
    const before = await other.rows('catalog', count);
    await eventually(
      async () => expect(await other.rows('catalog', count)).not.toEqual(before),
      patient,
    );
    again.kill();
    expect((await again.ended).text).not.toContain('left as it is');
  },
  LONG_MS,
);
