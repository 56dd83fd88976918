import { expect, test } from '@jest/globals';
import { dayAgo } from '../shop-days.ts';

test.each([
  ['late in the evening, over the end of summer time', '2026-11-21T21:35:00Z'],
  ['soon after midnight, over its beginning', '2026-05-13T21:20:00Z'],
])('no day is named twice or left out: %s', (_, moment) => {
  const days = Array.from({ length: 60 }, (_, count) => dayAgo(new Date(moment), 59 - count));

  expect(new Set(days).size).toBe(60);
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  expect((Date.parse(last) - Date.parse(first)) / 86_400_000).toBe(59);
});
