import { emptyCart, type Cart } from './cart.ts';

const PLACE = 'pos-cart';

/** 128 random bits; also where `randomUUID` is missing, as on a till that opens the shop by http. */
export function newCartKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The cart that this browser kept, or a new one. */
export function loadCart(): Cart {
  return readCart(keptText()) ?? emptyCart(newCartKey());
}

export function saveCart(cart: Cart): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(cart));
  } catch {
    // Storage is full or closed to us: the cart then lasts as long as the page.
  }
}

/** Calls back when another tab of this till changed the cart. */
export function watchCart(changed: (cart: Cart) => void): () => void {
  const listen = (event: StorageEvent) => {
    const cart = event.key === PLACE ? readCart(event.newValue) : null;
    if (cart) changed(cart);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function keptText(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** Null for anything that is no cart of ours. */
export function readCart(text: string | null): Cart | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Cart> | null;
    if (typeof kept?.key !== 'string' || !Array.isArray(kept.lines)) return null;
    if (!kept.lines.every((line) => typeof line?.piece?.id === 'number' && line.quantity > 0)) {
      return null;
    }
    return { ...emptyCart(kept.key), ...kept };
  } catch {
    return null;
  }
}
