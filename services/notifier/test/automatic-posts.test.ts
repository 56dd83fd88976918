import { describe, expect, test } from '@jest/globals';
import { goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import { tooManyRequests } from '@dahab/testing/fake-telegram.ts';
import { admin } from '@dahab/testing/test-client.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import type { Delivery } from '../contract/messages.ts';
import { type Channel, CHANNEL, startChannel } from './channel.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const patient = { timeoutMs: 60_000, everyMs: 100 };
const text = { messageTemplate: '21: {k21}' };

const daily = await startChannel(text);
const replica = await startChannel(text, urlOf(daily));
const changing = await startChannel({ ...text, priceOnChangeEnabled: true });
const limited = await startChannel(text);
const spring = await startChannel({ messageTemplate: '{k21} {gold_ounce}' });

// A shop that is closed at half past eleven, and opened twice after it.
const closed = await startChannel(text);
closed.goTo('2027-10-28T20:20:00Z');
await schedule(closed, '23:30');
await closed.service.stop();
const opened = await startChannel(text, urlOf(closed));
const again = await startChannel(text, urlOf(closed));

function urlOf({ service }: Channel): string {
  return service.db.client.config.connection.connectionString as string;
}

function schedule(channel: Channel, ...times: string[]) {
  const body = { priceScheduleEnabled: true, priceScheduleTimes: times };
  return channel.post('/api/telegram-settings', body);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
});
/** A noon that has no midnight, month's end or change of the clocks near it, whatever day it is. */
const toPlainDay = Date.UTC(2035, 0, 17, 10) - Date.now();
for (const channel of [daily, replica, limited]) channel.wait(toPlainDay / 1_000);

/** `HH:MM` in Cairo, so many minutes after the now of the channels. */
const inMinutes = (minutes: number): string =>
  clock.format(new Date(Date.now() + toPlainDay + minutes * 60_000));

const pricePosts = async (channel: Channel): Promise<Delivery[]> => {
  const { body } = await channel.service.as(admin).get('/api/telegram/deliveries?limit=100');
  return (body.deliveries as Delivery[]).filter(({ kind }) => kind === 'price');
};

const waitAll = (seconds: number): void => {
  daily.wait(seconds);
  replica.wait(seconds);
};

describe('the price message by schedule', () => {
  test('is off until somebody asks for it, and needs a time', async () => {
    const { body } = await daily.service.as(admin).get('/api/telegram-settings');
    expect(body).toMatchObject({
      priceScheduleEnabled: false,
      priceScheduleTimes: [],
      priceOnChangeEnabled: false,
    });
    const refused = await daily.post('/api/telegram-settings', { priceScheduleEnabled: true });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Name at least one time for the price message' },
    });
    const wrong = await daily.post('/api/telegram-settings', { priceScheduleTimes: ['24:00'] });
    expect(wrong.status).toBe(400);
  });

  test('goes out at its time once, though two replicas look, and not for times before it was set', async () => {
    const soon = inMinutes(5);
    const saved = await daily.post('/api/telegram-settings', {
      priceScheduleEnabled: true,
      priceScheduleTimes: [soon, inMinutes(-60), soon],
    });
    expect(saved.body.priceScheduleTimes).toHaveLength(2);
    waitAll(5 * MINUTE);
    await eventually(async () => {
      const posts = await pricePosts(daily);
      expect(posts).toMatchObject([{ status: 'sent', occasion: 'schedule', text: '21: 4,000' }]);
      expect(posts[0]?.scheduledFor).not.toBeNull();
    }, patient);
    const told = [...daily.telegram.messages, ...replica.telegram.messages];
    expect(told).toMatchObject([{ chatId: CHANNEL, text: '21: 4,000' }]);
  });

  test('goes out late when the shop was closed at its time, but only a little', async () => {
    waitAll(DAY + 10 * MINUTE);
    await eventually(async () => {
      const posts = await pricePosts(daily);
      // Newest first: today's second time, and the one an hour before it, which is too late.
      expect(posts.map(({ status }) => status).toSorted()).toEqual(['sent', 'sent', 'skipped']);
      const missed = posts.find(({ status }) => status === 'skipped');
      expect(missed).toMatchObject({
        reason: 'It could not be posted in time',
        canResend: false,
      });
    }, patient);
    expect([...daily.telegram.messages, ...replica.telegram.messages]).toHaveLength(2);
  });

  test('is not sent any more when Telegram asks to wait longer than it is worth', async () => {
    limited.telegram.answerNext(tooManyRequests(45 * MINUTE));
    await limited.post('/api/telegram-settings', {
      priceScheduleEnabled: true,
      priceScheduleTimes: [inMinutes(2)],
    });
    limited.wait(2 * MINUTE);
    await eventually(async () => {
      expect(await pricePosts(limited)).toMatchObject([{ status: 'queued', attempts: 1 }]);
    }, patient);
    limited.wait(46 * MINUTE);
    await eventually(async () => {
      expect(await pricePosts(limited)).toMatchObject([
        { status: 'skipped', reason: 'It could not be posted in time', canResend: true },
      ]);
    }, patient);
    expect(limited.telegram.messages).toHaveLength(0);
  });
});

describe('the price message in a night that the clocks change', () => {
  const scheduledFor = async (channel: Channel): Promise<unknown[]> =>
    (await pricePosts(channel)).map((post) => [post.status, post.scheduledFor]).toReversed();

  test('goes out once for a time that is skipped, and at its time again the next day', async () => {
    spring.goTo('2027-04-29T20:00:00Z');
    await schedule(spring, '00:30', '14:00');
    const posted: unknown[] = [];
    const asked: number[] = [];
    for (const moment of ['2027-04-29T22:30:00Z', '2027-04-30T11:00:00Z', '2027-04-30T21:30:00Z']) {
      spring.goTo(moment);
      posted.push(['sent', new Date(moment).toISOString()]);
      await eventually(async () => expect(await scheduledFor(spring)).toEqual(posted), patient);
      asked.push(spring.goldApi.asked.length);
    }
    expect(spring.telegram.messages).toHaveLength(3);
    // An ounce is asked for every sixteen hours at most when nobody looks.
    expect(asked).toEqual([1, 1, 2]);
  });

  test('goes out once for a time that comes twice, though the shop was closed at the first and opened twice', async () => {
    opened.goTo('2027-10-28T20:40:00Z');
    const first = ['sent', '2027-10-28T20:30:00.000Z'];
    await eventually(async () => expect(await scheduledFor(opened)).toEqual([first]), patient);
    await opened.service.stop();

    // A minute before it is half past eleven again, by the winter's clock.
    again.goTo('2027-10-28T21:29:00Z');
    await schedule(again, '23:30', '00:10');
    again.goTo('2027-10-28T22:10:00Z');
    const later = ['sent', '2027-10-28T22:10:00.000Z'];
    await eventually(async () => {
      expect(await scheduledFor(again)).toEqual([first, later]);
    }, patient);
    expect([closed, opened, again].map(({ telegram }) => telegram.messages.length)).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('the price message on a change of price', () => {
  let ahead = 0;
  const pass = (seconds: number): void => {
    ahead += seconds;
    changing.wait(seconds);
  };
  const at = (): Date => new Date(Date.now() + ahead * 1000);
  const change = (from: number, to: number, changedAt = at()): Promise<void> =>
    changing.service.tell(goldPriceChanged, {
      basePrice21k: to,
      marginPerGram: 50,
      updatedAt: changedAt.toISOString(),
      before: { basePrice21k: from, marginPerGram: 50 },
    });
  const handled = (count: number): Promise<void> =>
    eventually(async () => {
      const rows = await changing.service.db('inbox').where({ status: 'done' });
      expect(rows).toHaveLength(count);
    }, patient);
  const waitsFor = () => changing.service.db('price_changes').first();

  test('goes out once, with the last price, when the price has been quiet for five minutes', async () => {
    await change(4_000, 4_100);
    await handled(1);
    pass(4 * MINUTE);
    const last = at();
    await change(4_150, 4_200, last);
    await change(4_100, 4_150, new Date(last.getTime() - 1_000));
    await handled(3);
    pass(2 * MINUTE);
    expect(await pricePosts(changing)).toEqual([]);
    pass(3 * MINUTE);
    await eventually(async () => {
      expect(await pricePosts(changing)).toMatchObject([
        { status: 'sent', occasion: 'change', scheduledFor: null, text: '21: 4,200' },
      ]);
    }, patient);
    expect(changing.telegram.messages).toHaveLength(1);
  });

  test('does not go out when the price is what it was, for a margin, or long after', async () => {
    await change(4_200, 5_000);
    pass(1);
    await change(5_000, 4_200);
    await handled(5);
    pass(6 * MINUTE);
    await eventually(async () => expect(await waitsFor()).toBeUndefined(), patient);
    await change(4_200, 4_200);
    await change(4_200, 4_300, new Date(at().getTime() - 31 * MINUTE * 1000));
    await handled(7);
    expect(await waitsFor()).toBeUndefined();
    expect(changing.telegram.messages).toHaveLength(1);
  });

  test('does not go out when it was switched off meanwhile', async () => {
    await change(4_200, 4_400);
    await handled(8);
    await changing.post('/api/telegram-settings', { priceOnChangeEnabled: false });
    pass(6 * MINUTE);
    await eventually(async () => expect(await waitsFor()).toBeUndefined(), patient);
    expect(changing.telegram.messages).toHaveLength(1);
  });
});
