import { useEffect, useMemo } from 'react';
import { useGetProductDetailsQuery } from '../../api/product-details.ts';
import { refreshPieces, type Cart } from './cart.ts';
import type { ChangeCart } from './till-store.ts';

/** Stock, weight and names of what is in the cart follow the shop, also after a reload. */
export function useFreshPieces(cart: Cart, changeCart: ChangeCart): void {
  const idList = cart.lines.map((line) => line.piece.id).join(',');
  const ids = useMemo(() => (idList ? idList.split(',').map(Number) : []), [idList]);
  const { currentData } = useGetProductDetailsQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (currentData) changeCart((cart) => refreshPieces(cart, ids, currentData));
  }, [ids, currentData, changeCart]);
}
