import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { catalogChanged } from '@dahab/catalog/contract/events.ts';
import { serve } from '@dahab/chassis/http/route.ts';
import { getGoldPriceSettings, goldPriceChanged } from '@dahab/pricing/contract/gold-price.ts';
import type { EventKind } from '@dahab/protocol/event.ts';
import { openFrontDoor } from './front-door.ts';

async function* textOf(response: Response): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    yield text;
  }
}

async function readUntil(response: Response, wanted: RegExp): Promise<string> {
  for await (const text of textOf(response)) if (wanted.test(text)) return text;
  throw new Error('The stream ended early');
}

const settings = {
  basePrice21k: 4100,
  marginPerGram: 50,
  updatedAt: new Date(0).toISOString(),
};

const door = await openFrontDoor();
const closing = await openFrontDoor();
const restarted = await openFrontDoor();
const newer = await openFrontDoor();
const greeted = await openFrontDoor({
  pricing: [serve(getGoldPriceSettings, async () => settings)],
});
let priceIsAsked = (): void => undefined;
const priceAsked = new Promise<void>((resolve) => (priceIsAsked = resolve));
let answerPrice: (price: typeof settings) => void = () => undefined;
const priceAnswered = new Promise<typeof settings>((resolve) => (answerPrice = resolve));
const slowlyGreeted = await openFrontDoor({
  pricing: [
    serve(getGoldPriceSettings, () => {
      priceIsAsked();
      return priceAnswered;
    }),
  ],
});

const publish = (payload: unknown): Promise<void> => tell(door, goldPriceChanged, payload);

function tell({ bus }: typeof door, kind: EventKind, payload: unknown): Promise<void> {
  const { name, version } = kind;
  const told = { id: randomUUID(), name, version, payload, requestId: '-', actor: null };
  return bus.publish({ ...told, occurredAt: settings.updatedAt }, []);
}

test('an open page is told the new gold price at once', async () => {
  const stream = await door.send('/api/events');
  expect(stream.headers.get('content-type')).toMatch('text/event-stream');
  const reading = readUntil(stream, /event: gold-price-changed\ndata: .*\n\n/);
  await publish(settings);
  expect(await reading).toContain(JSON.stringify(settings));
});

test('a page is told the present gold price when it begins to listen', async () => {
  const stream = await greeted.send('/api/events');
  const heard = await readUntil(stream, /event: gold-price-changed\ndata: .*\n\n/);
  expect(heard).toContain(JSON.stringify(settings));
});

test('what else is told meanwhile does not keep the gold price from a page that begins to listen', async () => {
  const stream = await slowlyGreeted.send('/api/events');
  await priceAsked;
  await tell(slowlyGreeted, catalogChanged, { kind: 'products', ids: [1] });
  answerPrice(settings);
  const heard = await readUntil(stream, /event: gold-price-changed\n/);
  expect(heard).toContain('event: catalog-changed');
});

test.each([
  [
    'of a version that this front door does not know',
    { ...goldPriceChanged, version: 2 },
    settings,
  ],
  ['that is none of its kind', goldPriceChanged, { ...settings, basePrice21k: 'much' }],
  ['that is nothing at all', catalogChanged, null],
])('of something %s pages hear to read again, and none of it', async (_what, kind, payload) => {
  const stream = await newer.send('/api/events');
  const reading = readUntil(stream, /event: .*\ndata: .*\n\n/);
  await tell(newer, kind, payload);
  expect(await reading).toMatch(/event: resync\ndata: \{\}\n\n$/);
});

test('a page is told no more of something than its version says', async () => {
  const stream = await door.send('/api/events');
  const reading = readUntil(stream, /event: gold-price-changed\ndata: .*\n\n/);
  await publish({ ...settings, basePrice21k: 4150, boughtFor: 3900 });
  const heard = await reading;
  expect(heard).toContain('4150');
  expect(heard).not.toContain('boughtFor');
});

test('a page that was opened before something was told hears it when it begins to listen', async () => {
  await publish({ ...settings, basePrice21k: 4200 });
  const late = await door.send('/api/events?age=60000');
  expect(await readUntil(late, /event: gold-price-changed\ndata: .*\n\n/)).toContain('4200');
});

test('a page that was opened before this replica was there is told to read again', async () => {
  const stream = await restarted.send('/api/events?age=3600000');
  await readUntil(stream, /event: resync\n/);
});

test('an age that is none is refused', async () => {
  expect((await door.send('/api/events?age=old')).status).toBe(400);
});

test('HEAD ends at once', async () => {
  const answer = await door.send('/api/events', { method: 'HEAD' });
  expect(answer.headers.get('content-type')).toMatch('text/event-stream');
  expect(await answer.text()).toBe('');
});

test('a page that reads nothing is let go', async () => {
  const { hostname, port } = new URL(door.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /api/events HTTP/1.1\r\nhost: shop\r\n\r\n');
  await once(socket, 'readable');
  const closed = once(socket.pause(), 'close');
  const told = { kind: 'products', ids: Array.from({ length: 60_000 }, (_, id) => 1e15 + id) };
  for (let count = 0; count < 20; count += 1) await tell(door, catalogChanged, told);
  socket.resume();
  await closed;
});

test('open streams do not keep the front door from closing', async () => {
  const stream = await closing.send('/api/events');
  const ended = readUntil(stream, /never/).catch((error: unknown) => error);
  await closing.stop();
  expect(await ended).toBeInstanceOf(Error);
});
