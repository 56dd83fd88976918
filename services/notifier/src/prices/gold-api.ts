import { z } from 'zod';
import type { Metal } from './ounce-store.ts';

const TIMEOUT_MS = 2_500;
const LARGEST_PRICE = 999_999_999;

const answerSchema = z.object({ price: z.coerce.number().positive().max(LARGEST_PRICE) });

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
    });
    if (!response.ok) return null;
    return answerSchema.parse(await response.json()).price;
  } catch {
    return null;
  }
}
