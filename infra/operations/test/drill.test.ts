import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '@dahab/testing/embedded-database.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { shopProcess } from '@dahab/testing/shop-process.ts';
import { waitUntil } from '@dahab/backing/wait-until.ts';
import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { cartOf, newCustomer, newProduct } from '../../e2e/api/races/things.ts';
import { expectInvariants } from '../../e2e/api/invariants.ts';
import { type OpenShop, openShop, SECRETS, switchTelegramOn } from '../../e2e/api/open-shop.ts';
import { runCommand, startCommand } from './run-command.ts';

const TILLS = 6;
const LONG_MS = 600_000;
/** Until catalog asks for the stock of sales that the backup's moment cut off. */
const SWEPT_MS = 300_000;

const shop = await openShop();
const settings = {
  FRONT_END: 'watch',
  TELEGRAM_API_ROOT: shop.telegram.url,
  ADMIN_PASSWORD: SECRETS.password,
};
const restored = await shopProcess(settings);
const cutOff = await shopProcess(settings);
const folder = mkdtempSync(join(tmpdir(), 'dahab-drill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const archive = join(folder, 'shop.tar');
const { call } = shop.admin;

const rows: OpenShop['rows'] = async (service, sql, values = []) => {
  const client = await connectEmbedded(restored.dataDir, service);
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** Sells at every till, deletes some of it and uploads pictures, until it is told to stop. */
function startTrade(product: number, customer: number): { sold: number[]; stop(): Promise<void> } {
  const over = new AbortController();
  const sold: number[] = [];
  const till = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const headers = { 'idempotency-key': randomUUID() };
      const { status, body } = await call(
        'POST',
        '/api/orders',
        cartOf(product, customer),
        headers,
      );
      if (status === 201) sold.push(body.id as number);
    }
  };
  const office = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await newProduct(call, 3, { images: [await uploadPicture()] });
      await newCustomer(call);
    }
  };
  const trade = Promise.all([...Array.from({ length: TILLS }, till), office()]);
  return {
    sold,
    stop: async () => {
      over.abort();
      await trade;
    },
  };
}

async function uploadPicture(): Promise<string> {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const picture = sharp({
    create: { width: 40, height: 40, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } },
  });
  const form = new FormData();
  form.set(
    'images',
    new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  const { body } = await call('POST', '/api/upload', form);
  return JSON.stringify(body).match(/\/media\/[0-9a-f]{64}\.webp/)?.[0] ?? '';
}

test(
  'a backup of a shop under load becomes a shop in which everything is true',
  async () => {
    await switchTelegramOn(shop);
    const trade = startTrade(await newProduct(call, 100_000), await newCustomer(call));
    await waitUntil(() => trade.sold.length > 50, LONG_MS);
    const before = [...trade.sold];
    const taken = await runCommand(['backup', archive, '--with-secrets'], {
      DATA_DIR: shop.dataDir,
    });
    await trade.stop();
    expect(taken).toMatchObject({ code: 0 });
    expect(trade.sold.length).toBeGreaterThan(before.length);
    expect(existsSync(`${archive}.unfinished`)).toBe(false);

    const done = await runCommand(['restore', archive], { DATA_DIR: restored.dataDir });
    expect(done).toMatchObject({ code: 0 });
    await restored.start();

    // They have waited for longer than the two minutes after which it asks.
    await rows('catalog', `UPDATE reservations SET held_at = held_at - interval '10 minutes'`);
    const held = `SELECT reference FROM reservations WHERE status = 'held'`;
    await eventually(async () => expect(await rows('catalog', held)).toEqual([]), {
      timeoutMs: SWEPT_MS,
      everyMs: 500,
    });
    await expectInvariants({ rows, telegram: shop.telegram, dataDir: restored.dataDir });
    const there = await rows<{ id: number }>('orders', 'SELECT id FROM orders');
    const ids = new Set(there.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
  },
  LONG_MS,
);

test(
  'the restored shop shows its pictures, sells, and opens its stored secrets',
  async () => {
    const admin = await shopClient(restored.url, shop.admin);
    const { body } = await admin('GET', '/api/products?limit=100');
    const shown = (body.products as { images: string[] }[]).flatMap(({ images }) => images);
    expect(shown.length).toBeGreaterThan(0);
    const statuses = await Promise.all(
      shown.map(async (url) => (await fetch(restored.url + url)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const sale = await admin('POST', '/api/orders', cartOf(await newProduct(admin, 1)));
    expect(sale.status).toBe(201);
    const asked = await admin('POST', '/api/telegram/test-connection', {});
    expect(asked.status).toBe(200);
    expect(shop.telegram.calls.at(-1)?.token).toBe(SECRETS.botToken);
  },
  LONG_MS,
);

test(
  'a changed archive is refused before anything is touched',
  async () => {
    const changed = join(folder, 'changed.tar');
    const bytes = readFileSync(archive);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(changed, bytes);
    const target = join(folder, 'nowhere');
    const outcome = await runCommand(['restore', changed], { DATA_DIR: target });
    expect(outcome).toMatchObject({ code: 1, text: expect.stringContaining('damaged') });
    writeFileSync(changed, readFileSync(archive).subarray(0, at));
    expect(await runCommand(['restore', changed], { DATA_DIR: target })).toMatchObject({
      code: 1,
      text: expect.stringContaining('damaged'),
    });
    expect(existsSync(target)).toBe(false);
  },
  LONG_MS,
);

test(
  'a restore that is killed leaves a shop that says so, and is run again',
  async () => {
    const environment = { DATA_DIR: cutOff.dataDir };
    const restore = startCommand(['restore', archive], environment);
    const built = join(cutOff.dataDir, 'restoring', 'postgres', 'data');
    expect(await waitUntil(() => existsSync(built), LONG_MS)).toBe(true);
    restore.kill();
    await restore.ended;
    await expect(cutOff.start()).rejects.toThrow('A restore into');
    expect(await runCommand(['doctor'], environment)).toMatchObject({
      code: 1,
      text: expect.stringContaining('no whole shop'),
    });
    expect(await runCommand(['restore', archive], environment)).toMatchObject({ code: 0 });
    await cutOff.start();
    await cutOff.stop();
  },
  LONG_MS,
);

test(
  'a shop that is to be replaced is whole until it is',
  async () => {
    const environment = { DATA_DIR: cutOff.dataDir };
    const secrets = readFileSync(join(cutOff.dataDir, 'secrets.json'), 'utf8');
    expect(await runCommand(['restore', archive], environment)).toMatchObject({
      code: 1,
      text: expect.stringContaining('--replace'),
    });
    const restore = startCommand(['restore', archive, '--replace', '--yes'], environment);
    const built = join(cutOff.dataDir, 'restoring', 'postgres', 'data');
    expect(await waitUntil(() => existsSync(built), LONG_MS)).toBe(true);
    restore.kill();
    await restore.ended;
    await cutOff.start();
    await cutOff.stop();
    expect(readFileSync(join(cutOff.dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
    const outcome = await runCommand(['restore', archive, '--replace'], environment, 'replace\n');
    expect(outcome).toMatchObject({ code: 0, text: expect.stringContaining('before-restore-') });
    await cutOff.start();
    await cutOff.stop();
  },
  LONG_MS,
);
