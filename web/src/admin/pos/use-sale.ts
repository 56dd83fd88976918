import type { Order, OrderInput } from '@dahab/orders/contract/order.ts';
import { useCallback, useState } from 'react';
import { usePlaceOrderMutation } from '../../api/orders.ts';
import { asProblem, type ApiProblem } from '../../api/problem.ts';
import { emptyCart, type Cart } from './cart.ts';
import { newCartKey } from './cart-storage.ts';
import { isInProgress, lineErrors, saleOutcome } from './sale-outcome.ts';
import type { ChangeCart } from './use-cart.ts';

const ASK_AGAIN_MS = 1_000;
const MOST_ASKS = 20;

/** Sends the cart as an order: once, whatever happens to the network, the tab or the server. */
export function useSale(cart: Cart, changeCart: ChangeCart) {
  const [placeOrder] = usePlaceOrderMutation();
  const [isSelling, setSelling] = useState(false);
  const [order, setOrder] = useState<Order | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [errorsByLine, setErrorsByLine] = useState<Record<number, string>>({});

  const clearProblem = useCallback(() => {
    setProblem(null);
    setErrorsByLine({});
  }, []);

  const place = async (body: OrderInput): Promise<Order> => {
    for (let asks = 1; ; asks += 1) {
      try {
        return await placeOrder({ body, idempotencyKey: cart.key }).unwrap();
      } catch (error) {
        if (!isInProgress(asProblem(error)) || asks >= MOST_ASKS) throw error;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
    }
  };

  /** Another tab may have begun a new cart in the meantime: that one is left alone. */
  const changeSold: ChangeCart = (change) =>
    changeCart((current) => (current.key === cart.key ? change(current) : current));

  const settle = (failure: ApiProblem) => {
    setProblem(failure);
    setErrorsByLine(
      lineErrors(
        failure,
        cart.lines.map((line) => line.piece),
      ),
    );
    const outcome = saleOutcome(failure);
    if (outcome === 'refused') changeSold((cart) => ({ ...cart, sent: null }));
    if (outcome === 'key-spent') changeSold((cart) => ({ ...cart, sent: null, key: newCartKey() }));
  };

  /** Kept as sent before it is sent, so that a reload in between sends the same again. */
  const sell = async (body: OrderInput) => {
    if (isSelling) return;
    setSelling(true);
    clearProblem();
    changeCart((cart) => ({ ...cart, sent: body }));
    try {
      const placed = await place(body);
      changeSold(() => emptyCart(newCartKey()));
      setOrder(placed);
    } catch (error) {
      settle(asProblem(error));
    } finally {
      setSelling(false);
    }
  };

  const forgetOrder = useCallback(() => setOrder(null), []);
  return { sell, isSelling, order, forgetOrder, problem, clearProblem, errorsByLine };
}
