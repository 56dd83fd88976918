import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { paceEvents } from './pace-events.ts';
import type { ShopEvent } from './shop-events.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function heard() {
  const told: string[] = [];
  const pace = paceEvents(({ kind }: ShopEvent) => told.push(kind));
  return { told, ...pace };
}

test('the first is passed on at once, whatever else there was', () => {
  const { told, tell } = heard();
  tell({ kind: 'customers-changed' });
  tell({ kind: 'orders-changed' });
  expect(told).toEqual(['customers-changed', 'orders-changed']);
});

test('of those that follow closely only the last comes, and it does come', () => {
  const { told, tell } = heard();
  for (let count = 0; count < 5; count += 1) tell({ kind: 'activity-recorded' });
  expect(told).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(told).toHaveLength(2);
  jest.advanceTimersByTime(5_000);
  expect(told).toHaveLength(2);
});

test('who has left hears nothing more', () => {
  const { told, tell, stop } = heard();
  tell({ kind: 'catalog-changed' });
  tell({ kind: 'catalog-changed' });
  stop();
  jest.advanceTimersByTime(5_000);
  expect(told).toHaveLength(1);
});
