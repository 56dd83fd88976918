import { connectEmbedded } from '@dahab/testing/embedded-database.ts';
import { type FakeTelegram, startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { type ShopClient, shopClient } from '@dahab/testing/shop-client.ts';
import { type ShopProcess, shopProcess } from '@dahab/testing/shop-process.ts';
import { type ServiceName, serviceNames } from '@dahab/protocol/event.ts';
import { afterAll } from '@jest/globals';
import { cookieOf, type RawCall, rawCaller } from './raw-call.ts';

type Row = Record<string, unknown>;

/** A shop as `npm start` runs it, seen from outside and, to check it, from its databases. */
export interface OpenShop extends ShopProcess {
  readonly telegram: FakeTelegram;
  /** Calls as the first admin. */
  readonly admin: ShopProcess['admin'] & { readonly call: ShopClient };
  /** Sends anything, as the first admin; signed in anew with each `raw()`. */
  raw(): Promise<RawCall>;
  /** Rows by SQL, from one service's database. */
  rows<T extends Row = Row>(
    service: ServiceName,
    sql: string,
    values?: readonly unknown[],
  ): Promise<T[]>;
}

/** What the shop may never show anybody. */
export const SECRETS = {
  botToken: '123456:a-bot-token-of-this-suite',
  goldPriceApiKey: 'goldapi-a-key-of-this-suite',
  password: 'a-password-of-this-test',
} as const;

export const GOLD = { basePrice21k: 4000, marginPerGram: 50 };

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9/';

/**
 * An empty shop with a gold price, on a Telegram of ours. Its front end is not built: `settings` may
 * ask for it. Call it at the top level of a test file.
 */
export async function openShop(settings: Readonly<Record<string, string>> = {}): Promise<OpenShop> {
  const telegram = await startFakeTelegram();
  afterAll(() => telegram.stop());
  const process = await shopProcess({
    FRONT_END: 'watch',
    TRUSTED_PROXIES: '1',
    TELEGRAM_API_ROOT: telegram.url,
    TELEGRAM_TIMEOUT_MS: '2000',
    GOLD_API_ROOT: NOWHERE,
    ADMIN_PASSWORD: SECRETS.password,
    ...settings,
  });
  const credentials = { username: process.admin.username, password: SECRETS.password };
  await process.start();
  const call = await shopClient(process.url, credentials);
  await call('PATCH', '/api/gold-price-settings', GOLD);
  return {
    ...process,
    telegram,
    admin: { ...credentials, call },
    raw: async () => rawCaller(process.url, await cookieOf(process.url, credentials)),
    rows: await connectToAll(process.dataDir),
  };
}

/** Order messages go to a channel; both secrets are kept. */
export async function switchTelegramOn(shop: OpenShop): Promise<void> {
  await shop.admin.call('POST', '/api/telegram-settings', {
    channelId: '-1001234567890',
    botToken: SECRETS.botToken,
    goldPriceApiKey: SECRETS.goldPriceApiKey,
    orderNotificationEnabled: true,
    orderNotificationTemplate: 'Order {orderId}: {total}',
  });
}

async function connectToAll(dataDir: string): Promise<OpenShop['rows']> {
  const clients = new Map(
    await Promise.all(
      serviceNames.map(
        async (service) => [service, await connectEmbedded(dataDir, service)] as const,
      ),
    ),
  );
  afterAll(() => Promise.all([...clients.values()].map((client) => client.end())));
  return async <T extends Row>(
    service: ServiceName,
    sql: string,
    values: readonly unknown[] = [],
  ) => {
    const client = clients.get(service);
    if (!client) throw new Error(`There is no service ${service}`);
    return (await client.query<T>(sql, [...values])).rows;
  };
}
