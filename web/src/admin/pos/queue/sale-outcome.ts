import type { ApiProblem } from '../../../api/problem.ts';
import type { CartPiece } from '../cart.ts';

/**
 * What a failed submit says about the sale:
 * `refused`: it was not made, the cart may be corrected and sent under the same key;
 * `unknown`: it may have been made, only the very same may be sent again;
 * `key-spent`: this key can sell nothing any more, the next try needs a new one.
 */
export type SaleOutcome = 'refused' | 'unknown' | 'key-spent';

const KEY_SPENT = new Set(['sale-expired', 'order-deleted', 'idempotency-key-reused']);
const REFUSALS = new Set([400, 404, 409, 413, 415]);

export function saleOutcome({ status, code }: Pick<ApiProblem, 'status' | 'code'>): SaleOutcome {
  if (KEY_SPENT.has(code)) return 'key-spent';
  if (isInProgress({ code })) return 'unknown';
  return REFUSALS.has(status) ? 'refused' : 'unknown';
}

/** An earlier submit of this sale is still under way: its answer comes if we ask again. */
export function isInProgress({ code }: Pick<ApiProblem, 'code'>): boolean {
  return code === 'sale-in-progress';
}

/** The pieces that a refusal is about, by their ids, each with its sentence. */
export function lineErrors(
  { message, issues }: Pick<ApiProblem, 'message' | 'issues'>,
  pieces: readonly CartPiece[],
): Record<number, string> {
  const errors: Record<number, string> = {};
  for (const issue of issues) {
    const piece = pieces[Number(/^(?:items|lines)\.(\d+)/.exec(issue.path)?.[1])];
    if (piece) errors[piece.id] ??= issue.message;
  }
  for (const piece of pieces) {
    if (isNamed(piece, message)) errors[piece.id] ??= message;
  }
  return errors;
}

/** Stock answers name their piece in the sentence: `Only 2 of "ring" left`, `Product 7 is …`. */
function isNamed({ id, nameAr, name }: CartPiece, message: string): boolean {
  return message.includes(`"${nameAr || name}"`) || message.startsWith(`Product ${id} `);
}
