import { ShopError } from '@dahab/chassis/errors.ts';
import type { OrderInput } from '../../contract/order.ts';
import type { CartLine } from './cart.ts';

const OF_A_LINE = /^lines\.(\d+)/;

/**
 * An error with what it says of the cart's lines said of the caller's items; of a product that stands
 * in several items, the first.
 */
export function saidOfItems(
  error: unknown,
  lines: readonly CartLine[],
  items: OrderInput['items'],
): unknown {
  if (!(error instanceof ShopError) || error.issues.length === 0) return error;
  const issues = error.issues.map((issue) => {
    const line = lines[Number(OF_A_LINE.exec(issue.path)?.[1])];
    if (line === undefined) return issue;
    const item = items.findIndex(({ id }) => id === line.productId);
    return { ...issue, path: issue.path.replace(OF_A_LINE, `items.${item}`) };
  });
  const { status, code, message } = error;
  return new ShopError(status, code, message, { issues, cause: error });
}
