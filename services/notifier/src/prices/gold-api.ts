import { z } from 'zod';
import type { Metal } from './ounce-store.ts';

const TIMEOUT_MS = 2_500;
const SMALLEST_PRICE = 0.01;
const LARGEST_PRICE = 999_999_999;

/** A number, or its text; nothing else is taken for one, as `true` would be for 1. */
const numberAsTold = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d+(\.\d+)?\s*$/)
    .transform(Number),
]);

const answerSchema = z.object({
  price: numberAsTold.pipe(z.number().min(SMALLEST_PRICE).max(LARGEST_PRICE)),
});

/**
 * EGP for a troy ounce from goldapi.io, or null when it cannot say: down, slow, wrong key, quota
 * used up.
 */
export async function fetchOuncePrice(
  apiRoot: string,
  metal: Metal,
  apiKey: string,
): Promise<number | null> {
  try {
    const response = await fetch(new URL(`./api/${metal}/EGP`, apiRoot), {
      headers: { 'x-access-token': apiKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The key is for nobody else.
      redirect: 'error',
    });
    if (!response.ok) return null;
    return answerSchema.parse(await response.json()).price;
  } catch {
    return null;
  }
}
