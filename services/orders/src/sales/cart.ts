import { InvalidInput } from '@dahab/chassis/errors.ts';
import { LARGEST_AMOUNT } from '@dahab/protocol/fields.ts';
import { roundedToTen } from '@dahab/pricing/contract/price.ts';
import type { OrderInput } from '../../contract/order.ts';
import { type Settlement, settlementOf } from './settlement.ts';

export interface CartLine {
  readonly productId: number;
  readonly quantity: number;
  /** EGP for one piece. */
  readonly price: number;
}

/** What is to be sold, each product once; EGP, amounts rounded to 10, `subtotal − discount = total`. */
export interface Cart {
  readonly lines: readonly CartLine[];
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly customerId: number | null;
  readonly settlement: Settlement;
}

const HUNDREDTHS = 100;
const HALF_STEP = 5;

/** The cart that a request describes. Throws InvalidInput when its amounts do not fit together. */
export function cartOf(input: OrderInput): Cart {
  const lines = mergeLines(input.items);
  const exact = sumOf(lines);
  const subtotal = roundedToTen(exact);
  if (Math.max(exact, subtotal) > LARGEST_AMOUNT) throw new InvalidInput('The total is too large');
  if (input.discount > subtotal) {
    throw new InvalidInput('Discount cannot be more than the subtotal');
  }
  const total = roundedToTen(input.total);
  if (!addsUp({ exact, subtotal, discount: input.discount, total })) {
    throw new InvalidInput('The total does not match the items and the discount');
  }
  return {
    lines,
    subtotal,
    discount: subtotal - total,
    total,
    customerId: input.customerId ?? null,
    settlement: settlementOf(input, total),
  };
}

/**
 * Whether the total is what remains, whichever was rounded to 10 first: the discount, where exactly
 * half a step may go either way, or what remains.
 */
function addsUp(amounts: {
  exact: number;
  subtotal: number;
  discount: number;
  total: number;
}): boolean {
  const { exact, subtotal, discount, total } = amounts;
  const discountRoundedFirst = Math.abs(subtotal - total - discount) <= HALF_STEP;
  const roundedLast = exact >= discount && roundedToTen(exact - discount) === total;
  return discountRoundedFirst || roundedLast;
}

/** In whole hundredths: exact up to far above the largest amount. */
function sumOf(lines: readonly CartLine[]): number {
  const hundredths = lines.map((line) => Math.round(line.price * HUNDREDTHS) * line.quantity);
  return hundredths.reduce((sum, amount) => sum + amount, 0) / HUNDREDTHS;
}

function mergeLines(items: OrderInput['items']): CartLine[] {
  const merged = new Map<number, CartLine>();
  for (const { id, quantity, price } of items) {
    const earlier = merged.get(id);
    if (earlier && earlier.price !== price) {
      throw new InvalidInput(`Product ${id} is in the cart with two different prices`);
    }
    merged.set(id, { productId: id, quantity: quantity + (earlier?.quantity ?? 0), price });
  }
  return [...merged.values()];
}
