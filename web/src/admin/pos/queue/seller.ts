import type { KeptSale } from '../kept/till-database.ts';

/**
 * Whether this person sold it. The shop writes down who sends a sale as who made it, so nobody's is
 * sent in another's name without their knowing.
 */
export function isOf({ cart }: Pick<KeptSale, 'cart'>, userId: number | undefined): boolean {
  return !cart.cashier || cart.cashier.id === userId;
}
