import { emptyCart } from '../cart.ts';
import { newCartKey } from '../cart-key.ts';
import { changeAll } from './change-all.ts';
import type { KeptCart, KeptSale, TillDatabase } from './till-database.ts';
import type { TillKeep } from './till-keep.ts';

const OPEN = 'open';
const CATALOGUE = 'catalogue';

/** In the browser's database: all tabs of the till share it, and it outlives them. */
export function databaseKeep(db: TillDatabase): TillKeep {
  return {
    read: async () => {
      const stores = db.transaction(['carts', 'open', 'sales']);
      const [openKey, kept, sales] = await Promise.all([
        stores.objectStore('open').get(OPEN),
        stores.objectStore('carts').getAll(),
        stores.objectStore('sales').getAll(),
      ]);
      return { ...cartsOf(kept.filter(isCart), openKey), sales };
    },
    keepCarts: ({ open, held }, { from, gone = [] }) =>
      changeAll(
        db,
        ['carts', 'open'],
        (stores) => [
          ...gone.map((key) => stores.carts.delete(key)),
          ...held.map((cart) => stores.carts.put(cart)),
          stores.carts.put({ key: open.key, cart: open, heldAt: null }),
          stores.open.put(open.key, OPEN),
        ],
        (stores) => isOpen(stores.open, from),
      ),
    // The database numbers it, and refuses a cart that another tab has sold already.
    sell: (sold, next) => {
      const sale = { ...sold, key: sold.cart.key, orderId: null, tries: 0 };
      return changeAll(
        db,
        ['sales', 'carts', 'open'],
        (stores) => [
          stores.sales.add(sale as unknown as KeptSale),
          stores.carts.delete(sale.key),
          stores.carts.put({ key: next.key, cart: next, heldAt: null }),
          stores.open.put(next.key, OPEN),
        ],
        (stores) => isOpen(stores.open, sale.key),
      );
    },
    changeSale: (sale) => changeAll(db, ['sales'], ({ sales }) => [sales.put(sale)]),
    dropSale: ({ position }) => changeAll(db, ['sales'], ({ sales }) => [sales.delete(position)]),
    returnSale: ({ position }, returned) =>
      changeAll(db, ['sales', 'carts'], ({ sales, carts }) => [
        sales.delete(position),
        carts.put({ key: returned.cart.key, ...returned }),
      ]),
    readCatalogue: async () => (await db.get('catalogue', CATALOGUE)) ?? [],
    keepCatalogue: async (pieces) => void (await db.put('catalogue', pieces, CATALOGUE)),
  };
}

interface OpenKey {
  get(key: string): Promise<string | undefined>;
}

/** Whether this is still the open cart: another tab may have sold it, or put it aside. */
async function isOpen(open: OpenKey, key: string): Promise<boolean> {
  const now = await open.get(OPEN);
  return now === undefined || now === key;
}

function cartsOf(carts: readonly KeptCart[], openKey: string | undefined) {
  const open = carts.find(({ key }) => key === openKey);
  const begun = emptyCart(openKey ?? newCartKey());
  const held = carts
    .filter(({ key }) => key !== openKey)
    .toSorted((a, b) => (a.heldAt ?? '').localeCompare(b.heldAt ?? ''));
  return { open: open ? { ...begun, ...open.cart } : begun, held };
}

/** What an older build kept may lack what is asked of a cart today. */
function isCart({ cart }: KeptCart): boolean {
  return typeof cart?.key === 'string' && Array.isArray(cart.lines);
}
