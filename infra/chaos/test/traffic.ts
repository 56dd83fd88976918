import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the shop, as somebody who was there noted it. */
export interface Seen {
  readonly what: string;
  /** 0: no answer at all. */
  readonly status: number;
  readonly ms: number;
  readonly at: number;
  readonly isJson: boolean;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** What goes on in a shop, by a till, two visitors, somebody with pictures, and one without rights. */
export interface Traffic {
  /** Every answer since the start. */
  readonly seen: readonly Seen[];
  /** The idempotency keys of the sales that were asked for, and the order that each got. */
  readonly sales: ReadonlyMap<string, number | null>;
  /** Goes on for so many milliseconds. */
  run(ms: number): Promise<void>;
  /** Asks again for the sales that got no order; true when all have theirs. */
  askAgain(): Promise<boolean>;
}

export interface TrafficDoors {
  readonly url: string;
  /** Of the admin's session. */
  readonly cookie: string;
  readonly productId: number;
  readonly price: number;
  readonly picture: Uint8Array<ArrayBuffer>;
}

const SALE_EVERY_MS = 400;
const LOOK_EVERY_MS = 150;
const UPLOAD_EVERY_MS = 800;
/** Longer than the shop may take; a caller who is not answered by then is not answered. */
const PATIENCE_MS = 20_000;

export function startTraffic({ url, cookie, productId, price, picture }: TrafficDoors): Traffic {
  const seen: Seen[] = [];
  const sales = new Map<string, number | null>();

  const ask = async (what: string, path: string, init: RequestInit = {}): Promise<Seen> => {
    const at = performance.now();
    const noted = await fetch(url + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (response) => ({
        status: response.status,
        isJson: response.headers.get('content-type')?.includes('json') === true,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      }))
      .catch(() => ({ status: 0, isJson: false, retryAfter: null, text: '' }));
    const one = { what, at, ms: performance.now() - at, ...noted };
    seen.push(one);
    return one;
  };
  const asAdmin = (init: RequestInit = {}, headers: Record<string, string> = {}): RequestInit => ({
    ...init,
    headers: { cookie, ...headers },
  });
  const sell = async (key: string): Promise<void> => {
    if (!sales.has(key)) sales.set(key, null);
    const items = [{ id: productId, quantity: 1, price }];
    const body = JSON.stringify({ items, discount: '0', total: String(price), customerId: null });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const one = await ask('sale', '/api/orders', asAdmin({ method: 'POST', body }, headers));
    if (one.status === 201) sales.set(key, (JSON.parse(one.text) as { id: number }).id);
  };
  const upload = async (): Promise<void> => {
    const body = new FormData();
    body.set('images', new Blob([picture], { type: 'image/png' }), 'piece.png');
    await ask('upload', '/api/upload', asAdmin({ method: 'POST', body }));
  };
  const during = async (ms: number, every: number, work: () => Promise<unknown>) => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      await work();
      await pause(every);
    }
  };
  const unanswered = (): string[] =>
    [...sales].filter(([, order]) => order === null).map(([key]) => key);

  return {
    seen,
    sales,
    run: async (ms) => {
      await Promise.all([
        during(ms, SALE_EVERY_MS, () => sell(randomUUID())),
        during(ms, LOOK_EVERY_MS, () => ask('list', `/api/products?search=${randomUUID()}`)),
        during(ms, LOOK_EVERY_MS, () => ask('session', '/api/user', asAdmin())),
        during(ms, LOOK_EVERY_MS, () => ask('guest', '/api/orders')),
        during(ms, UPLOAD_EVERY_MS, upload),
      ]);
    },
    askAgain: async () => {
      for (const key of unanswered()) await sell(key);
      return unanswered().length === 0;
    },
  };
}
