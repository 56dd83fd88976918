import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hearShop, type ShopEvent } from './shop-events.ts';

/** The browser's end of a connection that the test speaks through. */
class SpokenSource extends EventTarget {
  readyState = 1;
  say(kind: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) }));
  }
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = 2;
  }
}

let sources: SpokenSource[];
let heard: ShopEvent[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.EventSource = { CLOSED: 2 } as typeof EventSource;
  sources = [];
  heard = [];
  stop = hearShop(
    (event) => heard.push(event),
    false,
    () => {
      const source = new SpokenSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
  );
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a new gold price is told with its settings', () => {
  const settings = { basePrice21k: 4100, marginPerGram: 50, updatedAt: '2026-01-05T10:00:00Z' };

  sources[0]?.say('gold-price-changed', settings);

  expect(heard).toEqual([{ kind: 'gold-price-changed', settings }]);
});

test('the first connection misses nothing', () => {
  sources[0]?.say('open');

  expect(heard).toEqual([]);
});

test('after a cut everything on screen is read again, once', () => {
  sources[0]?.dispatchEvent(new Event('error'));
  sources[0]?.say('open');
  sources[0]?.say('open');

  expect(heard).toEqual([{ kind: 'resync' }]);
});

test('a refused connection is tried again, ever more slowly', () => {
  sources[0]?.refuse();
  jest.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(2);

  sources[1]?.refuse();
  jest.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(2);
  jest.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(3);
});

test('after stopping nothing is tried again', () => {
  sources[0]?.refuse();
  stop();
  jest.advanceTimersByTime(60_000);

  expect(sources).toHaveLength(1);
});
