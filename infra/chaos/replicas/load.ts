import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask, Got } from './client.ts';

export interface Failure {
  readonly at: string;
  readonly what: string;
  readonly status: number;
  readonly text: string;
}

/** Visitors that read, and a till that sells, until they are told to end. */
export interface Load {
  readonly answers: ReadonlyMap<string, number>;
  readonly slowestMs: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  /** Keys of the sales that were answered with an order, and the order of each. */
  readonly sold: ReadonlyMap<string, number>;
  end(): Promise<void>;
}

const READ_EVERY_MS = 100;
const SELL_EVERY_MS = 250;

export function startLoad(
  ask: Ask,
  { cookie, productId, price }: { cookie: string; productId: number; price: number },
): Load {
  const answers = new Map<string, number>();
  const slowestMs = new Map<string, number>();
  const failures: Failure[] = [];
  const sold = new Map<string, number>();
  const over = new AbortController();

  const note = (what: string, got: Got, wanted: number): void => {
    answers.set(what, (answers.get(what) ?? 0) + 1);
    slowestMs.set(what, Math.max(slowestMs.get(what) ?? 0, got.ms));
    if (got.status === wanted) return;
    const at = new Date().toISOString().slice(11, 23);
    failures.push({ at, what, status: got.status, text: saidBy(got.text) });
  };
  const read = (what: string, path: () => string, headers: Record<string, string> = {}) =>
    repeat(READ_EVERY_MS, async () => note(what, await ask(path(), { headers }), 200));
  const sell = async (): Promise<void> => {
    const key = randomUUID();
    const items = [{ id: productId, quantity: 1, price }];
    const body = JSON.stringify({ items, discount: '0', total: String(price), customerId: null });
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key };
    const got = await ask('/api/orders', { method: 'POST', headers, body });
    note('POST /api/orders with a key', got, 201);
    if (got.status === 201) sold.set(key, (JSON.parse(got.text) as { id: number }).id);
  };
  const repeat = async (everyMs: number, work: () => Promise<void>): Promise<void> => {
    while (!over.signal.aborted) {
      await work();
      await pause(everyMs);
    }
  };

  const all = Promise.all([
    read('GET /api/products', () => `/api/products?search=${randomUUID()}`),
    read('GET /api/gold-price-settings', () => '/api/gold-price-settings'),
    read('GET /api/user', () => '/api/user', { cookie }),
    read('GET /api/orders', () => '/api/orders?limit=5', { cookie }),
    read('GET a product’s page', () => `/product/${productId}`),
    repeat(SELL_EVERY_MS, sell),
    repeat(SELL_EVERY_MS, sell),
  ]);
  return {
    answers,
    slowestMs,
    failures,
    sold,
    end: async () => {
      over.abort();
      await all;
    },
  };
}

/** What a refusal says, without what is of the one request. */
function saidBy(text: string): string {
  return /"message":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 60).replaceAll('\n', ' ');
}
