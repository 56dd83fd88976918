import { emptyCart } from '../cart.ts';
import { newCartKey } from '../cart-key.ts';
import type { KnownPiece } from './till-database.ts';
import type { KeptTill, TillKeep } from './till-keep.ts';

/** Where the browser gives us no storage, or no more: as long as the page is open. */
export function memoryKeep(kept: KeptTill | null): TillKeep {
  let till: KeptTill = kept ?? { open: emptyCart(newCartKey()), held: [], sales: [] };
  let catalogue: readonly KnownPiece[] = [];
  let position = Math.max(0, ...till.sales.map((sale) => sale.position));
  const change = async (next: Partial<KeptTill>) => {
    till = { ...till, ...next };
  };
  const others = (position: number) => till.sales.filter((sale) => sale.position !== position);
  return {
    read: async () => till,
    keepCarts: ({ open, held }) => change({ open, held }),
    sell: (sold, next) => {
      position += 1;
      const sale = { ...sold, position, key: sold.cart.key, orderId: null, tries: 0 };
      return change({ open: next, sales: [...till.sales, sale] });
    },
    changeSale: (changed) =>
      change({
        sales: till.sales.map((sale) => (sale.position === changed.position ? changed : sale)),
      }),
    dropSale: (sale) => change({ sales: others(sale.position) }),
    returnSale: (sale, returned) =>
      change({
        sales: others(sale.position),
        held: [...till.held, { key: returned.cart.key, ...returned }],
      }),
    readCatalogue: async () => catalogue,
    keepCatalogue: async (pieces) => void (catalogue = pieces),
  };
}
