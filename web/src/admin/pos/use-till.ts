import { useTranslation } from 'react-i18next';
import { useRefusal } from '../use-refusal.ts';
import {
  acceptPrices,
  addPiece,
  addRefusal,
  changeQuantity,
  emptyCart,
  obstacleOf,
  orderOf,
  removePiece,
  totalsOf,
  wholeDiscount,
  type CartCustomer,
  type CartPiece,
  type DiscountKind,
} from './cart.ts';
import { newCartKey } from './cart-storage.ts';
import { useCart } from './use-cart.ts';
import { useFreshPieces } from './use-fresh-pieces.ts';
import { usePiecePrice } from './use-piece-price.ts';
import { useSale } from './use-sale.ts';

const REFUSALS = {
  'out-of-stock': ['admin.pos.outOfStock', 'admin.pos.outOfStockHint'],
  'no-price': ['errors.title', 'admin.pos.waitForPrice'],
  maximum: ['admin.pos.maximum', 'admin.pos.noMoreOfItem'],
  locked: ['admin.pos.locked', 'admin.pos.lockedHint'],
} as const;

/** The point of sale: the cart, what may be done with it, and its sale. */
export function useTill() {
  const { t } = useTranslation();
  const refuse = useRefusal();
  const { cart, changeCart } = useCart();
  const priceOfPiece = usePiecePrice();
  const sale = useSale(cart, changeCart);
  useFreshPieces(cart, changeCart);

  const totals = totalsOf(cart, priceOfPiece);
  /** While the answer of a submit is awaited or unknown, only that very sale may go on. */
  const isLocked = cart.sent !== null;

  const sayNo = (why: keyof typeof REFUSALS) => {
    const [title, description] = REFUSALS[why];
    refuse(t(title), t(description));
  };

  const add = (piece: CartPiece) => {
    if (isLocked) return sayNo('locked');
    const price = priceOfPiece(piece);
    const refusal = addRefusal(cart, piece, price);
    if (refusal || price === null) return sayNo(refusal ?? 'no-price');
    sale.clearProblem();
    changeCart((cart) => addPiece(cart, piece, price));
  };

  const step = (piece: CartPiece, quantity: number, by: 1 | -1) => {
    if (by > 0 && quantity >= piece.stock) {
      return refuse(t('admin.pos.maximum'), t('admin.pos.noMoreThanStock'));
    }
    sale.clearProblem();
    changeCart((cart) => changeQuantity(cart, piece.id, by));
  };

  const sell = () => {
    if (cart.sent) return void sale.sell(cart.sent);
    if (totals && obstacleOf(cart, totals) === null) {
      void sale.sell(orderOf(cart, totals, priceOfPiece));
    }
  };

  return {
    cart,
    totals,
    obstacle: obstacleOf(cart, totals),
    isLocked,
    sale,
    priceOfPiece,
    add,
    step,
    sell,
    remove: (id: number) => {
      sale.clearProblem();
      changeCart((cart) => removePiece(cart, id));
    },
    setDiscount: (typed: number | null) =>
      changeCart((cart) => ({ ...cart, discount: wholeDiscount(typed) })),
    setDiscountKind: (discountKind: DiscountKind) =>
      changeCart((cart) => ({ ...cart, discountKind })),
    setCustomer: (customer: CartCustomer | null) => changeCart((cart) => ({ ...cart, customer })),
    acceptPrices: () => changeCart((cart) => acceptPrices(cart, priceOfPiece)),
    startOver: () => {
      sale.clearProblem();
      changeCart(() => emptyCart(newCartKey()));
    },
  };
}

export type Till = ReturnType<typeof useTill>;
