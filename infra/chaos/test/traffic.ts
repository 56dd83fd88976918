import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { importedFile } from './imported-file.ts';

/** What people ask for. */
export type Errand = 'sale' | 'list' | 'session' | 'guest' | 'prying' | 'upload' | 'import';

/** How it is answered when nothing is broken. */
export const rightStatuses: Readonly<Record<Errand, readonly number[]>> = {
  sale: [201],
  list: [200],
  session: [200],
  guest: [401],
  prying: [403],
  upload: [200],
  import: [200, 202],
};

/** An answer of the shop, as somebody who was there noted it. */
export interface Seen {
  readonly what: Errand;
  /** Whose name the answer has to bear; null where it bears none. */
  readonly own: string | null;
  /** 0: no answer at all. */
  readonly status: number;
  readonly ms: number;
  readonly at: number;
  readonly isJson: boolean;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** What goes on in a shop: a till, visitors, shoppers, somebody with pictures and files, some without rights. */
export interface Traffic {
  /** Every answer since the start. */
  readonly seen: readonly Seen[];
  /** The idempotency keys of the sales that were asked for, and the order that each got. */
  readonly sales: ReadonlyMap<string, number | null>;
  /** The names of the files to import that were taken. */
  readonly imports: ReadonlySet<string>;
  /** Goes on for so many milliseconds. */
  run(ms: number): Promise<void>;
  /** Asks again for the sales that got no order; true when all have theirs. */
  askAgain(): Promise<boolean>;
}

/** Somebody who is signed in. */
export interface SignedIn {
  readonly username: string;
  readonly cookie: string;
}

export interface TrafficDoors {
  readonly url: string;
  readonly admin: SignedIn;
  readonly shoppers: readonly SignedIn[];
  /** They buy in turn, after one whom nobody knows. */
  readonly customerIds: readonly number[];
  readonly productId: number;
  readonly price: number;
  readonly picture: Uint8Array<ArrayBuffer>;
}

/** Of each file. */
export const IMPORTED_ROWS = 40;

const SALE_EVERY_MS = 400;
const LOOK_EVERY_MS = 150;
const UPLOAD_EVERY_MS = 800;
/** Longer than the shop may take; a caller who is not answered by then is not answered. */
const PATIENCE_MS = 20_000;

type Ask = (what: Errand, path: string, init?: RequestInit, own?: string | null) => Promise<Seen>;

export function startTraffic(doors: TrafficDoors): Traffic {
  const { admin, shoppers, picture } = doors;
  const seen: Seen[] = [];
  const imports = new Set<string>();
  const ask = asking(doors.url, seen);
  const { sales, sell, askAgain } = till(doors, ask);
  const look = (who: SignedIn) => ask('session', '/api/user', by(who), who.username);

  const upload = async (): Promise<void> => {
    const body = new FormData();
    body.set('images', new Blob([picture], { type: 'image/png' }), 'piece.png');
    await ask('upload', '/api/upload', by(admin, { method: 'POST', body }));
  };
  const importFile = async (): Promise<void> => {
    const { name, body } = importedFile(IMPORTED_ROWS);
    const init = by(admin, { method: 'POST', body });
    const { status } = await ask('import', '/api/import/shopify', init);
    if (status < 300 && status > 0) imports.add(name);
  };
  const pry = async (who: SignedIn): Promise<void> => {
    await look(who);
    await ask('prying', '/api/customers', by(who));
  };
  const during = async (ms: number, every: number, work: () => Promise<unknown>) => {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      await work();
      await pause(every);
    }
  };

  return {
    seen,
    sales,
    imports,
    run: async (ms) => {
      await Promise.all([
        during(ms, SALE_EVERY_MS, () => sell(randomUUID())),
        during(ms, LOOK_EVERY_MS, () => ask('list', `/api/products?search=${randomUUID()}`)),
        during(ms, LOOK_EVERY_MS, () => look(admin)),
        during(ms, LOOK_EVERY_MS, () => ask('guest', '/api/orders')),
        during(ms, UPLOAD_EVERY_MS, upload),
        during(ms, UPLOAD_EVERY_MS, importFile),
        ...shoppers.map((who) => during(ms, LOOK_EVERY_MS, () => pry(who))),
      ]);
    },
    askAgain,
  };
}

function by({ cookie }: SignedIn, init: RequestInit = {}): RequestInit {
  return { ...init, headers: { cookie, ...(init.headers as Record<string, string>) } };
}

function asking(url: string, seen: Seen[]): Ask {
  return async (what, path, init = {}, own = null) => {
    const at = performance.now();
    const noted = await fetch(url + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (response) => ({
        status: response.status,
        isJson: response.headers.get('content-type')?.includes('json') === true,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      }))
      .catch(() => ({ status: 0, isJson: false, retryAfter: null, text: '' }));
    const one = { what, own, at, ms: performance.now() - at, ...noted };
    seen.push(one);
    return one;
  };
}

function till({ admin, customerIds, productId, price }: TrafficDoors, ask: Ask) {
  const sales = new Map<string, number | null>();
  const buyers = new Map<string, number | null>();
  const buyerOf = (key: string): number | null => {
    if (!buyers.has(key)) buyers.set(key, [null, ...customerIds].at(buyers.size % 3) ?? null);
    return buyers.get(key) ?? null;
  };
  const sell = async (key: string): Promise<void> => {
    if (!sales.has(key)) sales.set(key, null);
    const items = [{ id: productId, quantity: 1, price }];
    const cart = { items, discount: '0', total: String(price), customerId: buyerOf(key) };
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const init = by(admin, { method: 'POST', headers, body: JSON.stringify(cart) });
    const one = await ask('sale', '/api/orders', init);
    if (one.status === 201) sales.set(key, (JSON.parse(one.text) as { id: number }).id);
  };
  const unanswered = (): string[] =>
    [...sales].filter(([, order]) => order === null).map(([key]) => key);
  return {
    sales,
    sell,
    askAgain: async () => {
      for (const key of unanswered()) await sell(key);
      return unanswered().length === 0;
    },
  };
}
