import { expect, test } from '@jest/globals';
import { inParts, partsOf } from '../src/jobs/parts.ts';

const findings = {
  failed: 2,
  skipped: 1,
  errors: [{ row: 3, column: 'Title', message: 'ليس كما ينبغي' }],
  warnings: [],
};

/** What looks like the end of a part stands in each of them. */
const payloads = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => JSON.stringify({ index, text: 'سطر,\n"آخر",\n]' }));

const staged = (count: number) => {
  const text = inParts(payloads(count));
  return { number: 7, lastRow: 300, payloads: text, count, findings };
};

test('a batch goes out in parts, each with a number of its own, and is read as one array too', () => {
  const batch = staged(250);
  const parts = partsOf(batch);
  expect(parts.map(({ number, batch: of, isLast }) => [number, of, isLast])).toEqual([
    [1_000_007, 7, false],
    [2_000_007, 7, true],
  ]);
  expect(parts.map((part) => part.payloads)).toEqual([
    `[${payloads(250).slice(0, 125).join(',')}]`,
    `[${payloads(250).slice(125).join(',')}]`,
  ]);
  expect(JSON.parse(batch.payloads)).toEqual(payloads(250).map((one) => JSON.parse(one)));
});

test('what reading found out of a batch comes once, with its last part', () => {
  const [first, last] = partsOf(staged(126));
  expect(first).toMatchObject({ lastRow: 0, findings: { failed: 0, skipped: 0, errors: [] } });
  expect(last).toMatchObject({ lastRow: 300, findings });
});

test.each([125, 1, 0])('a batch of %i is one part with its number', (count) => {
  const one = { number: 7, batch: 7, isLast: true, lastRow: 300, findings };
  const text = `[${payloads(count).join(',')}]`;
  expect(partsOf(staged(count))).toEqual([{ ...one, payloads: text }]);
});

test('what the release before has staged is one part with its number', () => {
  const text = `[${payloads(250).join(',')}]`;
  const parts = partsOf({ ...staged(250), payloads: text });
  expect(parts.map((part) => [part.number, part.payloads])).toEqual([[7, text]]);
});
