import { describe, expect, test } from '@jest/globals';
import type { Database } from '@dahab/chassis/database/connect.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { testDatabase } from '@dahab/testing/test-database.ts';
import { type Claim, claimNext } from '../src/deliveries/claim.ts';
import { settle } from '../src/deliveries/settle.ts';
import { insertDelivery, updateToQueuedAgain } from '../src/deliveries/store.ts';
import { createSafe } from '../src/settings/encryption.ts';
import { createSettingsStore } from '../src/settings/store.ts';
import { SETTINGS_KEY, startChannel } from './channel.ts';

const HOUR_SECONDS = 3_600;

const settings = createSettingsStore(createSafe(SETTINGS_KEY), createLog('test', 'silent'));
const crowded = await startChannel();
// Another replica of the same notifier.
await startChannel({}, urlOf(crowded.service.db), crowded.telegram.url);

// What a killed notifier leaves: a message that it had claimed, and one that it had only queued.
// They are due in an hour, so that its own sender leaves them alone until it is stopped.
const database = await testDatabase();
const killed = await startChannel({}, database.url);
const due = new Date(Date.now() + HOUR_SECONDS * 1_000);
await queue(killed.service.db, 1, due);
const claim = await claimNext(killed.service.db, settings, due);
await queue(killed.service.db, 2, due);
await killed.service.stop();
const restarted = await startChannel({}, database.url);

function urlOf(db: Database): string {
  return db.client.config.connection.connectionString as string;
}

async function queue(db: Database, orderId: number, at: Date): Promise<void> {
  await insertDelivery(db, {
    kind: 'order',
    order_id: orderId,
    status: 'queued',
    text: `#${orderId}`,
    created_at: at,
    next_attempt_at: at,
  });
}

describe('a sender that is killed', () => {
  test('after queueing a message sends it when it is back', async () => {
    restarted.wait(HOUR_SECONDS + 10);
    await restarted.settled(2, 'sent');
    expect(restarted.telegram.messages.map(({ text }) => text)).toEqual(['#2']);
  });

  test('between claiming and calling leaves a message that is uncertain, and not sent again', async () => {
    expect(claim).toMatchObject({ delivery: { status: 'sending', attempts: 1 } });
    restarted.wait(60);
    const delivery = await restarted.settled(1, 'uncertain');
    expect(delivery.reason).toContain('The shop stopped while this message was being sent');
    expect(restarted.telegram.messages.map(({ text }) => text)).toEqual(['#2']);
  });

  test('may be made good by an admin who has looked into the channel', async () => {
    const { id } = await restarted.deliveryOf(1);
    restarted.wait(2);
    await restarted.post(`/api/telegram/deliveries/${id}/resend`, {});
    await restarted.settled(1, 'sent');
    expect(restarted.telegram.messages.map(({ text }) => text)).toEqual(['#2', '#1']);
  });
});

describe('many messages at once', () => {
  test('reach the channel once each from two replicas, no faster than Telegram takes them', async () => {
    const orders = Array.from({ length: 4 }, (_, index) => index + 1);
    await Promise.all(orders.map((orderId) => crowded.place(orderId)));
    await eventually(() => expect(crowded.telegram.messages).toHaveLength(4));
    for (const orderId of orders) await crowded.settled(orderId, 'sent');
    // By the sender's own clock: on the way a call may be held up, and the next one not.
    const times = await crowded.service
      .db('deliveries')
      .orderBy('attempted_at')
      .pluck<Date[]>('attempted_at');
    const gaps = times.slice(1).map((at, index) => at.getTime() - (times[index]?.getTime() ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
    expect(new Set(crowded.telegram.messages.map(({ text }) => text)).size).toBe(4);
  });

  test('are shared by two senders without one going out twice', async () => {
    const later = new Date(Date.now() + 7_200_000);
    const { db } = crowded.service;
    for (const orderId of [101, 102, 103, 104, 105]) await queue(db, orderId, later);
    const claims = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        claimNext(db, settings, new Date(later.getTime() + index * 2_000)),
      ),
    );
    const ids = claims.flatMap((claim) => (typeof claim === 'string' ? [] : [claim.delivery.id]));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of one channel do not hold up those of another', async () => {
    const { db } = crowded.service;
    await db('deliveries').where({ status: 'queued' }).delete();
    const later = new Date(Date.now() + 50 * HOUR_SECONDS * 1_000);
    for (const orderId of [201, 202]) await queue(db, orderId, later);
    const price = { kind: 'price', occasion: 'schedule', status: 'queued', text: 'price' } as const;
    await insertDelivery(db, { ...price, created_at: later, next_attempt_at: later });
    const claims = [];
    for (let count = 0; count < 3; count += 1) claims.push(await claimNext(db, settings, later));
    const texts = claims.map((found) => (typeof found === 'string' ? found : found.post.text));
    expect(texts).toEqual(['#201', 'price', 'none']);
  });
});

test('what became of an attempt is not taken for what became of a later one', async () => {
  const { db } = crowded.service;
  await db('deliveries').where({ status: 'queued' }).delete();
  const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_SECONDS * 1_000);
  const claimAt = async (at: Date): Promise<Claim> => {
    const found = await claimNext(db, settings, at);
    if (typeof found === 'string') throw new Error('Nothing was claimed');
    return found;
  };
  await queue(db, 50, inHours(100));
  const first = await claimAt(inHours(101));
  // Its sender is slow, is taken for dead, and a person sends the message again.
  await db('deliveries').where({ order_id: 50 }).update({ status: 'uncertain' });
  await updateToQueuedAgain(db, first.delivery.id, inHours(102));
  const second = await claimAt(inHours(103));

  const failed = { kind: 'failed', reason: 'The first attempt failed' } as const;
  await settle(db, settings, first, failed, inHours(103));
  expect(await crowded.deliveryOf(50)).toMatchObject({ status: 'sending' });
  await settle(db, settings, second, { kind: 'sent', messageId: 7 }, inHours(103));
  expect(await crowded.deliveryOf(50)).toMatchObject({ status: 'sent', messageId: 7 });
});
