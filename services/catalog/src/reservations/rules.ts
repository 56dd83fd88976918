import type { Product } from '../../contract/product.ts';

/**
 * held → sold (order placed) → returned (order deleted); held → released (no order came of it). An
 * order may be deleted before it is heard of that it was placed: held → returned.
 */
export type ReservationStatus = 'held' | 'sold' | 'returned' | 'released';

export interface Line {
  readonly productId: number;
  readonly quantity: number;
}

/** One line a product, in order of their ids. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  return [...wanted]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId);
}

export interface Obstacle {
  readonly code: 'product-not-available' | 'insufficient-stock';
  readonly message: string;
}

export interface PlacedObstacle extends Obstacle {
  /** Where the product stands in the cart first. */
  readonly at: number;
}

/** Why a cart cannot be sold, in its order; `lines` are the cart's, merged. */
export function obstaclesOf(
  cart: readonly Line[],
  lines: readonly Line[],
  products: ReadonlyMap<number, Product>,
): PlacedObstacle[] {
  const found = lines.flatMap((line) => {
    const obstacle = obstacleOf(line, products.get(line.productId));
    const at = cart.findIndex(({ productId }) => productId === line.productId);
    return obstacle ? [{ ...obstacle, at }] : [];
  });
  return found.toSorted((a, b) => a.at - b.at);
}

/** Why a line cannot be sold, or null when it can. */
function obstacleOf(line: Line, product: Product | undefined): Obstacle | null {
  if (!product) {
    const message = `Product ${line.productId} is no longer in the shop`;
    return { code: 'product-not-available', message };
  }
  const name = product.nameAr || product.name;
  if (product.isArchived) {
    return { code: 'product-not-available', message: `"${name}" is no longer for sale` };
  }
  if (product.quantity >= line.quantity) return null;
  const message =
    product.quantity === 0 ? `"${name}" is sold out` : `Only ${product.quantity} of "${name}" left`;
  return { code: 'insufficient-stock', message };
}
