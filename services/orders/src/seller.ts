import type { Caller } from '@dahab/chassis/auth/internal-token.ts';
import type { Seller } from '../contract/order.ts';

/** Who did it, for the books; null when no person did. */
export function userIdOf(caller: Caller): number | null {
  return caller.kind === 'user' ? caller.userId : null;
}

/** Who sells, under the name that the shop has for them; null when no person does. */
export function sellerOf(caller: Caller): Seller | null {
  return caller.kind === 'user' ? { id: caller.userId, name: caller.name ?? '' } : null;
}
