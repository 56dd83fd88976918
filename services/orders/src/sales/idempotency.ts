import { createHash } from 'node:crypto';
import { InvalidInput } from '@dahab/chassis/errors.ts';
import type { Cart } from './cart.ts';
import type { Settlement } from './settlement.ts';

const VISIBLE = /^[\x21-\x7e]{1,200}$/;

/** The request's `Idempotency-Key`, or null without one. Throws InvalidInput when it is none. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (VISIBLE.test(header)) return header;
  throw new InvalidInput('The Idempotency-Key has 1 to 200 visible characters');
}

/**
 * SHA-256 of what is sold for how much to whom, and how it is settled: alike for carts that differ in
 * order only. A plain sale has the hash that it had before sales could be settled otherwise.
 */
export function hashOf({ lines, discount, total, customerId, settlement }: Cart): string {
  const sorted = lines
    .toSorted((one, other) => one.productId - other.productId)
    .map(({ productId, quantity, price }) => [productId, quantity, price]);
  return createHash('sha256')
    .update(JSON.stringify([sorted, discount, total, customerId, ...partsOf(settlement)]))
    .digest('hex');
}

function partsOf({ tradeIns, payments }: Settlement): string[][] {
  if (tradeIns.length === 0 && payments.length === 0) return [];
  const taken = tradeIns.map(({ karat, weight, pricePerGram }) => [karat, weight, pricePerGram]);
  const paid = payments.map(({ method, amount, tendered }) => [method, amount, tendered]);
  return [taken, paid].map((parts) => parts.map((part) => JSON.stringify(part)).toSorted());
}
