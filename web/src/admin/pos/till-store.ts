import type { OrderInput } from '@dahab/orders/contract/order.ts';
import { emptyCart, isEmptyCart, type Cart, type Cashier } from './cart.ts';
import { newCartKey } from './cart-key.ts';
import { databaseKeep } from './kept/database-keep.ts';
import { memoryKeep } from './kept/memory-keep.ts';
import { openTillDatabase, type KeptSale, type KnownPiece } from './kept/till-database.ts';
import type { Carts, KeptTill, TillKeep } from './kept/till-keep.ts';

export interface TillState extends KeptTill {
  /** False where the browser keeps nothing for us: what is here lasts as long as the page. */
  isKept: boolean;
}

export type ChangeCart = (change: (cart: Cart) => Cart) => void;

const CHANNEL = 'till';

/**
 * What this till has: changed at once on the page, then kept, then told to its other tabs. The state
 * is null until it was read.
 */
export function createTillStore() {
  let state: TillState | null = null;
  let cashier: Cashier | null = null;
  let keep: TillKeep | null = null;
  let changes = 0;
  let written: Promise<unknown> = Promise.resolve();
  let tabs: BroadcastChannel | null = null;
  const listeners = new Set<() => void>();

  const show = (next: TillState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Storage is full, or was closed to us: from now on the page itself remembers. */
  const giveUpStorage = () => {
    if (!state) return;
    keep = memoryKeep(state);
    show({ ...state, isKept: false });
  };

  /** One write after the other, so that the last one is what stays. */
  const write = (change: (keep: TillKeep) => Promise<void>): Promise<void> => {
    const before = written;
    const inTurn = async () => {
      await before;
      if (!keep) return;
      try {
        await change(keep);
      } catch (error) {
        if (isAnswer(error) || !state?.isKept) throw error;
        giveUpStorage();
        await change(keep);
      }
      tabs?.postMessage('changed');
    };
    const done = inTurn();
    written = done.catch(() => undefined);
    return done;
  };

  /** As it is kept by now; again where something changed here while it was read. */
  const reload = async (): Promise<void> => {
    await written;
    const before = changes;
    const kept = await keep?.read();
    if (!kept || !state) return;
    if (changes !== before) return reload();
    show({ ...state, ...kept });
  };

  const start = async () => {
    try {
      keep = databaseKeep(await openTillDatabase());
      show({ ...(await keep.read()), isKept: true });
    } catch {
      keep = memoryKeep(null);
      show({ ...(await keep.read()), isKept: false });
    }
  };
  let started: Promise<void> | null = null;

  const served = (cart: Cart): Cart => ({ ...cart, cashier });

  const changeCarts = (next: Carts, gone: readonly string[] = []) => {
    if (!state) return;
    const from = state.open.key;
    changes += 1;
    show({ ...state, ...next });
    // Refused where another tab has gone on: then this one goes on from there.
    void write((keep) => keep.keepCarts(next, { from, gone })).catch(reload);
  };

  /** Puts the open cart aside, unless it is empty, and goes on with another. */
  const switchTo = (key: string | null, heldAt: string) => {
    if (!state) return;
    const { open, held } = state;
    const recalled = held.find((cart) => cart.key === key);
    const others = held.filter((cart) => cart.key !== key);
    const aside = isEmptyCart(open) ? [] : [{ key: open.key, cart: open, heldAt }];
    changeCarts(
      {
        open: recalled ? served(recalled.cart) : emptyCart(newCartKey()),
        held: [...others, ...aside],
      },
      isEmptyCart(open) ? [open.key] : [],
    );
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what is kept, and follows the other tabs until the returned function is called. */
    open: () => {
      const channel = new BroadcastChannel(CHANNEL);
      tabs = channel;
      channel.addEventListener('message', () => void reload());
      started ??= start();
      return () => {
        // What is still being written has nobody to tell.
        tabs = null;
        channel.close();
      };
    },
    reload,
    changeCart: ((change) => {
      if (!state) return;
      const open = change(state.open);
      if (open !== state.open) changeCarts({ open: served(open), held: state.held });
    }) as ChangeCart,
    switchTo,
    /** Who serves from now on: what somebody else left open is put aside under their name. */
    serve: (next: Cashier, heldAt: string) => {
      cashier = next;
      const left = state?.open.cashier;
      if (left && left.id !== next.id) switchTo(null, heldAt);
    },
    /** Gives up a cart that was put aside. */
    drop: (key: string) => {
      if (!state) return;
      const held = state.held.filter((cart) => cart.key !== key);
      changeCarts({ open: state.open, held }, [key]);
    },
    /** Takes a cart back that was given up. */
    bringBack: (cart: Cart, heldAt: string) => {
      if (!state) return;
      changeCarts({ open: state.open, held: [...state.held, { key: cart.key, cart, heldAt }] });
    },
    /** Kept as sold before it is sent: what happens next can neither lose nor double it. */
    sell: async (key: string, body: OrderInput, soldAt: string): Promise<void> => {
      // Pressed twice: the cart has gone already, and the next one was not meant.
      if (state?.open.key !== key) return;
      const cart = served(state.open);
      const next = emptyCart(newCartKey());
      changes += 1;
      show({ ...state, open: next });
      await write((keep) => keep.sell({ cart, body, soldAt }, next)).catch(() => undefined);
      await reload();
    },
    /** The sales as they are kept, which is more than one tab may know. */
    readSales: async (): Promise<readonly KeptSale[]> => {
      await written;
      return (await keep?.read())?.sales ?? [];
    },
    /** Changes the sales, and shows what became of them. */
    changeSales: async (change: (keep: TillKeep) => Promise<void>): Promise<void> => {
      await write(change);
      await reload();
    },
    readCatalogue: async () => {
      await started;
      return (await keep?.readCatalogue()) ?? [];
    },
    keepCatalogue: (pieces: readonly KnownPiece[]) => write((keep) => keep.keepCatalogue(pieces)),
  };
}

export type TillStore = ReturnType<typeof createTillStore>;

/** The database refused because of what it holds, not for want of room. */
function isAnswer(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}
