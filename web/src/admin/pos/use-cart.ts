import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cart } from './cart.ts';
import { loadCart, saveCart, watchCart } from './cart-storage.ts';

export type ChangeCart = (change: (cart: Cart) => Cart) => void;

/** The till's cart: kept by the browser at every change, the same in all its tabs. */
export function useCart(): { cart: Cart; changeCart: ChangeCart } {
  const [cart, setCart] = useState(loadCart);
  const latest = useRef(cart);

  const show = useCallback((next: Cart) => {
    latest.current = next;
    setCart(next);
  }, []);

  const changeCart = useCallback<ChangeCart>(
    (change) => {
      const next = change(latest.current);
      if (next === latest.current) return;
      saveCart(next);
      show(next);
    },
    [show],
  );

  useEffect(() => watchCart(show), [show]);
  return { cart, changeCart };
}
