import type { SoldPiece } from '../../contract/reservations.ts';
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

/** Why a line cannot be sold, or null when it can. */
export function obstacleOf(line: Line, product: Product | undefined): Obstacle | null {
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

export function pieceOf(line: Line, product: Product): SoldPiece {
  return {
    productId: product.id,
    quantity: line.quantity,
    nameAr: product.nameAr,
    name: product.name,
    image: product.images[0] ?? null,
    weight: product.weight,
    karat: product.karat,
    marginPerGram: product.marginPerGram,
  };
}
