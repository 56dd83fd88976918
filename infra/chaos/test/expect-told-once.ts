import { eventually } from '@dahab/testing/eventually.ts';
import { expect } from '@jest/globals';
import type { OpenShop } from '../../e2e/api/open-shop.ts';

const SENT_WITHIN_MS = 90_000;

/** I5: one message if it says sent, none if failed, skipped or waiting; of uncertain ones, one at most. */
export async function expectToldAtMostOnce({
  rows,
  telegram,
}: Pick<OpenShop, 'rows' | 'telegram'>): Promise<void> {
  const idle = { timeoutMs: SENT_WITHIN_MS, everyMs: 100 };
  await eventually(async () => {
    const sending = await rows('notifier', "SELECT id FROM deliveries WHERE status = 'sending'");
    expect(sending).toEqual([]);
  }, idle);
  // What is claimed between the two looks is passed over.
  const counted = new Map<string, number>();
  for (const { text } of telegram.messages) counted.set(text, (counted.get(text) ?? 0) + 1);
  const deliveries = await rows<{ text: string; status: string }>(
    'notifier',
    "SELECT text, status FROM deliveries WHERE status <> 'sending'",
  );
  const arrived = new Set(telegram.messages.map(({ text }) => text));
  const odd = deliveries.filter(({ text, status }) => {
    const count = counted.get(text) ?? 0;
    if (status === 'sent') return count > 1 || !arrived.has(text);
    return status === 'uncertain' ? count > 1 : count > 0;
  });
  expect(odd).toEqual([]);
}
