import type { PaymentMethod } from '@dahab/orders/contract/settlement.ts';
import { useState } from 'react';
import { useSession } from '../../app/use-session.ts';
import { useToast } from '../../app/use-toast.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRefusal } from '../use-refusal.ts';
import {
  acceptPrices,
  addPiece,
  addRefusal,
  emptyCart,
  isEmptyCart,
  putBack,
  quantityOf,
  removePiece,
  setQuantity,
  type Cart,
  type CartCustomer,
  type CartPiece,
  type DiscountKind,
} from './cart.ts';
import type { KeptSale } from './kept/till-database.ts';
import { paidWhole } from './payment/paid-whole.ts';
import type { Settlement } from './payment/settlement.ts';
import { leaveFields } from './leave-fields.ts';
import { useAwaitedSale } from './queue/use-awaited-sale.ts';
import { isOf } from './queue/seller.ts';
import { useSalesQueue } from './queue/use-sales-queue.ts';
import { obstacleOf, orderOf, totalsOf, wholeDiscount, type SaleObstacle } from './totals.ts';
import { useFreshPieces } from './use-fresh-pieces.ts';
import { usePiecePrice } from './use-piece-price.ts';
import { cashierOf, useCashier } from './use-cashier.ts';
import { useTillStore } from './use-till-store.ts';

const REFUSALS = {
  'out-of-stock': ['admin.pos.outOfStock', 'admin.pos.outOfStockHint'],
  'no-price': ['errors.title', 'admin.pos.waitForPrice'],
  maximum: ['admin.pos.maximum', 'admin.pos.noMoreOfItem'],
} as const;

/** Before it is known what was kept. */
const UNREAD = emptyCart('');

/** The piece that was last put into the cart; `times` tells two of the same apart. */
export interface LastAdded {
  piece: CartPiece;
  price: number;
  times: number;
}

/** The point of sale: the carts, what may be done with them, and their sales. */
export function useTill() {
  const { t, i18n } = useTranslation();
  const refuse = useRefusal();
  const { notify } = useToast();
  const { store, state } = useTillStore();
  const [lastAdded, setLastAdded] = useState<LastAdded | null>(null);
  const priceOfPiece = usePiecePrice();
  const waiting = (state?.sales ?? []).filter(({ orderId }) => orderId === null);
  const { user } = useSession();
  const mine = waiting.filter((sale) => isOf(sale, user?.id));
  const queue = useSalesQueue(store, mine.length);
  useCashier(store, state !== null);
  const awaited = useAwaitedSale({ store, state, ...queue });
  const open = state?.open ?? UNREAD;
  useFreshPieces(open, store.changeCart);

  /** While a sale is sent it stays in sight as it was sold; what is added goes to the next one. */
  const isLocked = awaited.sale !== null || state === null;
  const cart = awaited.sale?.cart ?? open;
  const totals = totalsOf(cart, priceOfPiece);
  const obstacle = obstacleOf(cart, totals, priceOfPiece);
  const change = (next: (cart: Cart) => Cart) =>
    store.changeCart((cart) => ({ ...next(cart), returned: null }));

  /** What is answered or undone later belongs to the cart that it was asked for, or to none. */
  const { key } = open;
  const changeThis = (next: (cart: Cart) => Partial<Cart>) =>
    store.changeCart((cart) =>
      cart.key === key ? { ...cart, ...next(cart), returned: null } : cart,
    );

  const add = (piece: CartPiece) => {
    const price = priceOfPiece(piece);
    // Scans come faster than the page is drawn.
    const refusal = addRefusal(store.getState()?.open ?? UNREAD, piece, price);
    if (refusal || price === null) {
      const [title, description] = REFUSALS[refusal ?? 'no-price'];
      return refuse(t(title), t(description));
    }
    change((cart) => addPiece(cart, piece, price));
    setLastAdded((last) => ({ piece, price, times: (last?.times ?? 0) + 1 }));
  };

  const changeQuantity = (piece: CartPiece, wanted: number) => {
    const present = quantityOf(open, piece.id);
    if (wanted > piece.stock && wanted > present) {
      refuse(t('admin.pos.maximum'), t('admin.pos.noMoreThanStock'));
    }
    change((cart) => setQuantity(cart, piece.id, wanted));
  };

  const remove = (id: number) => {
    const index = open.lines.findIndex(({ piece }) => piece.id === id);
    const line = open.lines[index];
    if (!line) return;
    change((cart) => removePiece(cart, id));
    const name = localized(i18n.language, line.piece.nameAr, line.piece.name);
    notify(t('admin.pos.removed', { name }), {
      // Only into the cart that it was taken from.
      undo: () =>
        store.changeCart((cart) => (cart.key === key ? putBack(cart, line, index) : cart)),
    });
  };

  /** The cart as it is by now: keys and scans come faster than the page is drawn. */
  const sellAs = (settled: (cart: Cart) => Cart): SaleObstacle | null => {
    const before = store.getState()?.open;
    const isTyping = leaveFields();
    const now = store.getState()?.open;
    if (isLocked || !now) return null;
    // Nobody has seen what it comes to like that.
    if (isTyping || now !== before) return 'typing';
    const cart = settled(now);
    const sums = totalsOf(cart, priceOfPiece);
    const hindered = obstacleOf(cart, sums, priceOfPiece);
    if (hindered !== null || sums === null) return hindered;
    store.changeCart(() => cart);
    void awaited.sell(cart, orderOf(cart, sums, priceOfPiece));
    return null;
  };

  const now = () => new Date().toISOString();
  return {
    isReady: state !== null,
    isKept: state?.isKept ?? true,
    cart,
    totals,
    obstacle,
    isLocked,
    awaited,
    queue,
    waiting,
    sent: (state?.sales ?? []).filter(
      ({ orderId, key }) => orderId !== null && key !== awaited.sale?.cart.key,
    ),
    held: state?.held ?? [],
    lastAdded,
    priceOfPiece,
    add,
    changeQuantity,
    remove,
    sell: () => {
      if (sellAs((cart) => cart) === 'typing') {
        refuse(t('admin.pos.notSoldYet'), t('admin.pos.obstacle.typing'));
      }
    },
    /** All of it paid like this, cash without change; says what stands against it. */
    sellFor: (method: PaymentMethod) =>
      sellAs((cart) => ({ ...cart, payments: paidWhole(method, cart, priceOfPiece) })),
    setDiscount: (typed: number | null) =>
      change((cart) => ({ ...cart, discount: wholeDiscount(typed) })),
    setDiscountKind: (discountKind: DiscountKind) => change((cart) => ({ ...cart, discountKind })),
    setCustomer: (customer: CartCustomer | null) => changeThis(() => ({ customer })),
    setSettlement: (settle: (now: Settlement) => Partial<Settlement>) => changeThis(settle),
    acceptPrices: () => change((cart) => acceptPrices(cart, priceOfPiece)),
    canHold: () => !isEmptyCart(store.getState()?.open ?? UNREAD),
    hold: () => store.switchTo(null, now()),
    /** Takes up what was put aside last; false where nothing was. */
    recallLast: () => {
      const last = store.getState()?.held.at(-1);
      if (last) store.switchTo(last.key, now());
      return last !== undefined;
    },
    recall: (key: string) => store.switchTo(key, now()),
    dropHeld: (key: string) => {
      const dropped = state?.held.find((cart) => cart.key === key);
      store.drop(key);
      if (!dropped) return;
      const undo = () => store.bringBack(dropped.cart, dropped.heldAt ?? now());
      notify(t('admin.pos.heldDropped'), { undo });
    },
    startOver: () => store.changeCart((cart) => emptyCart(cart.key)),
    /** Sends what another cashier sold, from now on in this one's name. */
    takeOver: async (sale: KeptSale) => {
      if (!user) return;
      const cart = { ...sale.cart, cashier: cashierOf(user) };
      await store.changeSales((keep) => keep.changeSale({ ...sale, cart }));
      await queue.send();
    },
    dismissSale: (sale: KeptSale) => void store.changeSales((keep) => keep.dropSale(sale)),
    store,
  };
}

export type Till = ReturnType<typeof useTill>;
