import { PassThrough } from 'node:stream';
import { afterAll } from '@jest/globals';
import { createLog } from '@dahab/chassis/log.ts';
import { serve } from '@dahab/chassis/http/route.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { orderDeleted, orderPlaced } from '@dahab/orders/contract/events.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { startFakeNeighbour } from '@dahab/testing/fake-neighbour.ts';
import { type FakeTelegram, startFakeTelegram } from '@dahab/testing/fake-telegram.ts';
import { admin, type TestAnswer } from '@dahab/testing/test-client.ts';
import { startTestService, type TestService } from '@dahab/testing/test-service.ts';
import { expect } from '@jest/globals';
import type { Delivery } from '../contract/messages.ts';
import { notifier } from '../src/service.ts';
import { type FakeGoldApi, startFakeGoldApi } from './fake-gold-api.ts';

export const BOT_TOKEN = '123456:a-very-secret-bot-token';
export const GOLD_KEY = 'goldapi-very-secret-key';
export const CHANNEL = '-1001234567890';
export const ORDERS_CHANNEL = '@shop_orders';
export const SETTINGS_KEY = 'a settings key that only tests know';

export interface Channel {
  readonly service: TestService;
  readonly telegram: FakeTelegram;
  readonly goldApi: FakeGoldApi;
  /** Everything that the service wrote to its log. */
  readonly logged: () => string;
  post(path: string, body: unknown): Promise<TestAnswer>;
  /** Moves the service's clock on. */
  wait(seconds: number): void;
  /** Sets the service's clock, which goes on from there. */
  goTo(moment: string): void;
  /** Tells of an order of EGP 31,660. */
  place(orderId: number, messageId?: string): Promise<void>;
  void(orderId: number): Promise<void>;
  /** The order's one delivery. */
  deliveryOf(orderId: number): Promise<Delivery>;
  /** The order's delivery once it was tried and something came of it. */
  attempted(orderId: number): Promise<Delivery>;
  /** The order's delivery once it has the status. */
  settled(orderId: number, status: Delivery['status']): Promise<Delivery>;
}

/** The notifier, set up and switched on, with a Telegram and a gold API of the test's own. */
export async function startChannel(
  settings: object = {},
  databaseUrl?: string,
  apiRoot?: string,
): Promise<Channel> {
  const telegram = await startFakeTelegram();
  afterAll(() => telegram.stop());
  const goldApi = await startFakeGoldApi();
  const gold = { basePrice21k: 4000, marginPerGram: 50, updatedAt: null };
  const pricing = await startFakeNeighbour([serve(getGoldPriceSettings, async () => gold)]);
  const { destination, logged } = memoryLog();
  let ahead = 0;
  const service = await startTestService(notifier, {
    config: {
      SETTINGS_KEY,
      TELEGRAM_API_ROOT: apiRoot ?? telegram.url,
      TELEGRAM_TIMEOUT_MS: '3000',
      GOLD_API_ROOT: goldApi.url,
    },
    others: { pricing: pricing.url },
    clock: () => new Date(Date.now() + ahead),
    log: createLog('test', 'trace', destination),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  const post: Channel['post'] = (path, body) => service.as(admin).post(path, body);
  await post('/api/telegram-settings', { ...switchedOn, ...settings });

  const deliveryOf = async (orderId: number): Promise<Delivery> => {
    const { body } = await service.as(admin).get('/api/telegram/deliveries?limit=100');
    const own = (body.deliveries as Delivery[]).filter((delivery) => delivery.orderId === orderId);
    expect(own).toHaveLength(1);
    return own[0] as Delivery;
  };

  return {
    service,
    telegram,
    goldApi,
    logged,
    post,
    wait: (seconds) => {
      ahead += seconds * 1000;
    },
    goTo: (moment) => {
      ahead = Date.parse(moment) - Date.now();
    },
    place: (orderId, messageId) => service.tell(orderPlaced, placed(orderId), messageId),
    void: (orderId) => service.tell(orderDeleted, voided(orderId)),
    deliveryOf,
    attempted: (orderId) =>
      eventually(async () => {
        const delivery = await deliveryOf(orderId);
        expect(delivery.attempts).toBeGreaterThan(0);
        expect(delivery.status).not.toBe('sending');
        return delivery;
      }),
    settled: (orderId, status) =>
      eventually(async () => {
        const delivery = await deliveryOf(orderId);
        expect(delivery).toMatchObject({ status });
        return delivery;
      }),
  };
}

const switchedOn = {
  channelId: CHANNEL,
  channelIdNotifications: ORDERS_CHANNEL,
  botToken: BOT_TOKEN,
  goldPriceApiKey: GOLD_KEY,
  orderNotificationEnabled: true,
};

const fact = (orderId: number) => ({
  orderId,
  reference: '00000000-0000-4000-8000-000000000001',
  customerId: null,
  total: 31_660,
});

const placed = (orderId: number) => ({
  ...fact(orderId),
  itemCount: 2,
  placedAt: '2025-06-15T10:00:00.000Z',
});

const voided = (orderId: number) => ({ ...fact(orderId), deletedAt: '2025-06-15T11:00:00.000Z' });

function memoryLog() {
  const chunks: string[] = [];
  const destination = new PassThrough();
  destination.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  return { destination, logged: () => chunks.join('') };
}
