import { backing } from '@dahab/testing/backing.ts';
import { connectEmbedded } from '@dahab/testing/embedded-database.ts';
import { type FakeTelegram, startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { type ShopClient, shopClient } from '@dahab/testing/shop-client.ts';
import { type ShopProcess, shopProcess } from '@dahab/testing/shop-process.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';
import { afterAll } from '@jest/globals';
import { type OpenShop, SECRETS } from '../../e2e/api/open-shop.ts';
import { isOnRabbitMq } from '../config.ts';

export interface ShopUnderTest extends ShopProcess {
  readonly telegram: FakeTelegram;
  /** Calls as the admin; signs in again after each start. */
  call: ShopClient;
  /** One row by SQL, from one service's database. */
  row(service: ServiceName, sql: string, values?: readonly unknown[]): Promise<unknown>;
  /** All of them. */
  readonly rows: OpenShop['rows'];
  /** SIGKILL, and a start as ten minutes later: its messages are due, or have lost their sender. */
  restart(): Promise<void>;
}

const AWAY = "interval '10 minutes'";

/** An open shop with a gold price, and a Telegram of ours that it sends its order messages to. */
export async function openShopUnderTest(): Promise<ShopUnderTest> {
  const telegram = await startFakeTelegram();
  afterAll(() => telegram.stop());
  const process = await shopProcess({
    TELEGRAM_API_ROOT: telegram.url,
    // A message that is held on its way is not to be given up meanwhile.
    TELEGRAM_TIMEOUT_MS: '60000',
    FRONT_END: 'watch',
    ...(await carrierSettings()),
  });
  const rows: ShopUnderTest['rows'] = async <T extends object>(
    service: ServiceName,
    sql: string,
    values: readonly unknown[] = [],
  ) => {
    const client = await connectEmbedded(process.dataDir, service);
    try {
      return (await client.query<T>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  const shop: ShopUnderTest = {
    ...process,
    telegram,
    call: () => Promise.reject(new Error('The shop has not been started')),
    start: async () => {
      await process.start();
      shop.call = await shopClient(process.url, process.admin);
    },
    restart: async () => {
      await process.kill();
      const killed = new Date();
      await shop.start();
      await rows('notifier', `UPDATE channel_pauses SET until = until - ${AWAY}`);
      // By their own times, not by waiting; what is tried anew meanwhile is not theirs.
      await rows(
        'notifier',
        `UPDATE deliveries SET attempted_at = attempted_at - ${AWAY},
           next_attempt_at = next_attempt_at - ${AWAY} WHERE attempted_at < $1`,
        [killed],
      );
    },
    rows,
    row: async (...question) => (await rows(...question))[0],
  };
  await shop.start();
  await shop.call('PATCH', '/api/gold-price-settings', { basePrice21k: 4000, marginPerGram: 50 });
  await shop.call('POST', '/api/telegram-settings', {
    channelId: '-1001234567890',
    botToken: SECRETS.botToken,
    orderNotificationEnabled: true,
    orderNotificationTemplate: 'Order {orderId}: {total}',
  });
  return shop;
}

/** Events travel in process, or over a RabbitMQ of the file's own where the run asks for it. */
async function carrierSettings(): Promise<Record<string, string>> {
  if (!isOnRabbitMq()) return {};
  const rabbit = await backing('rabbitmq', { own: true });
  if (rabbit.url === '') throw new Error(rabbit.about);
  return { AMQP_URL: rabbit.url };
}
