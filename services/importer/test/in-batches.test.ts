import { describe, expect, test } from '@jest/globals';
import { inBatches, type Item, type ReadBatch } from '../src/jobs/in-batches.ts';

const problem = (row: number) => ({ row, column: 'Title', message: 'ليس كما ينبغي' });

function item(row: number, change: Partial<Item<unknown>> = {}): Item<unknown> {
  const payload = { importKey: `shopify:ring-${row}`, row };
  return { row, lastRow: row, payload, isSkipped: false, errors: [], warnings: [], ...change };
}

const items = (count: number, change: (row: number) => Partial<Item<unknown>> = () => ({})) =>
  Array.from({ length: count }, (_, index) => item(index + 1, change(index + 1)));

async function batchesOf(given: readonly Item<unknown>[], most = 250): Promise<ReadBatch[]> {
  async function* lists() {
    // Not as they are batched.
    for (let at = 0; at < given.length; at += 7) yield given.slice(at, at + 7);
  }
  const batches: ReadBatch[] = [];
  for await (const batch of inBatches(lists(), most)) batches.push(batch);
  return batches;
}

/** By the measure of the first release that staged files: each item's whole JSON, to 300,000. */
function endsOf(given: readonly Item<unknown>[]): number[] {
  const ends: number[] = [];
  let characters = 0;
  for (const [index, one] of given.entries()) {
    const size = JSON.stringify(one).length;
    if (characters + size > 300_000) {
      ends.push(index);
      characters = 0;
    }
    characters += size;
  }
  return [...ends, given.length];
}

describe('a batch', () => {
  test('has the payloads as the text of an array, and beside it what reading found out', async () => {
    const [batch, ...others] = await batchesOf([
      item(1, { lastRow: 3 }),
      item(4, { payload: null, errors: [problem(4), problem(5)], lastRow: 5 }),
      item(6, { payload: null, isSkipped: true, errors: [problem(6)] }),
      item(7, { warnings: [problem(7)] }),
    ]);
    expect(others).toEqual([]);
    expect(batch).toEqual({
      number: 1,
      lastRow: 7,
      payloads: '[{"importKey":"shopify:ring-1","row":1},{"importKey":"shopify:ring-7","row":7}]',
      count: 2,
      findings: {
        failed: 1,
        skipped: 1,
        errors: [problem(4), problem(5), problem(6)],
        warnings: [problem(7)],
      },
    });
  });

  test('of long payloads ends at the row where every release has ended it', async () => {
    const given = items(900, (row) => ({
      payload: { importKey: `shopify:${row}`, text: 'ذ'.repeat(1_000 + ((row * 7_919) % 2_000)) },
      warnings: row % 5 === 0 ? [problem(row)] : [],
    }));
    const ends = endsOf(given);
    expect(ends.length).toBeGreaterThan(4);
    expect((await batchesOf(given)).map(({ lastRow }) => lastRow)).toEqual(ends);
  });

  test('of the longest payloads is a body that services take', async () => {
    const given = items(60, (row) => ({ payload: { row, text: '"ذ'.repeat(50_000) } }));
    const batches = await batchesOf(given);
    for (const { payloads } of batches) {
      expect(Buffer.byteLength(`{"mode":"import","products":${payloads}}`)).toBeLessThan(1_048_576);
    }
    expect(batches.flatMap(({ payloads }) => JSON.parse(payloads) as unknown[])).toEqual(
      given.map(({ payload }) => payload),
    );
  });

  test('has as many payloads as one call takes, and those that are not written besides', async () => {
    const given = items(1_250, (row) => (row % 2 === 0 ? { payload: null } : {}));
    const batches = await batchesOf(given);
    expect(batches.map(({ count, findings }) => [count, findings.failed])).toEqual([
      [250, 249],
      [250, 250],
      [125, 126],
    ]);
  });

  test('of nothing but errors ends after a thousand', async () => {
    const batches = await batchesOf(items(2_001, () => ({ payload: null })));
    expect(batches.map(({ payloads, lastRow }) => [payloads, lastRow])).toEqual([
      ['[]', 1_000],
      ['[]', 2_000],
      ['[]', 2_001],
    ]);
  });
});

test('a file that brings nothing has no batch', async () => {
  expect(await batchesOf([])).toEqual([]);
});
