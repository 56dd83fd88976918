import { connectEmbedded } from '@dahab/testing/embedded-database.ts';
import { type FakeTelegram, startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { type ShopClient, shopClient } from '@dahab/testing/shop-client.ts';
import { type ShopProcess, shopProcess } from '@dahab/testing/shop-process.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { afterAll, expect } from '@jest/globals';

export interface ShopUnderTest extends ShopProcess {
  readonly telegram: FakeTelegram;
  /** Calls as the admin; signs in again after each start. */
  call: ShopClient;
  /** One row by SQL, from one service's database. */
  row(service: ServiceName, sql: string, values?: readonly unknown[]): Promise<unknown>;
}

/** An open shop with a gold price, and a Telegram of ours that it sends its order messages to. */
export async function openShopUnderTest(): Promise<ShopUnderTest> {
  const telegram = await startFakeTelegram();
  afterAll(() => telegram.stop());
  const process = await shopProcess({
    TELEGRAM_API_ROOT: telegram.url,
    TELEGRAM_TIMEOUT_MS: '2000',
  });
  const shop: ShopUnderTest = {
    ...process,
    telegram,
    call: () => Promise.reject(new Error('The shop has not been started')),
    start: async () => {
      await process.start();
      shop.call = await shopClient(process.url, process.admin);
    },
    row: async (service, sql, values = []) => {
      const client = await connectEmbedded(process.dataDir, service);
      try {
        return (await client.query<object>(sql, [...values])).rows[0];
      } finally {
        await client.end();
      }
    },
  };
  await shop.start();
  await shop.call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
  await shop.call('POST', '/api/telegram-settings', {
    channelId: '-1001234567890',
    botToken: '123456:a-token-of-this-test',
    orderNotificationEnabled: true,
    orderNotificationTemplate: 'Order {orderId}: {total}',
  });
  return shop;
}

/** Each event is in the inbox of each hearer, and worked off: nothing waits and nothing is dead. */
export async function expectNothingWaits(shop: ShopUnderTest): Promise<void> {
  for (const service of serviceNames) {
    const state = await shop.row(
      service,
      `SELECT (SELECT count(*) FROM outbox WHERE published_at IS NULL)::integer AS untold,
              (SELECT count(*) FROM inbox WHERE status <> 'done')::integer AS unheard`,
    );
    expect({ service, ...(state as object) }).toEqual({ service, untold: 0, unheard: 0 });
  }
}
