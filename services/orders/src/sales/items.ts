import type { SoldPiece } from '@dahab/catalog/contract/reservations.ts';
import { type GoldPrice, priceOf } from '@dahab/pricing/contract/price.ts';
import type { OrderItem } from '../../contract/order.ts';
import type { CartLine } from './cart.ts';

/** EGP between the staff's price and the shop's own from which on an order is flagged. */
const TOLERATED_DIFFERENCE = 10;

/** The lines of an order: what the staff asked for, beside what the shop's formula says. */
export function itemsOf(
  lines: readonly CartLine[],
  pieces: readonly SoldPiece[],
  gold: GoldPrice,
): OrderItem[] {
  const byProduct = new Map(pieces.map((piece) => [piece.productId, piece]));
  return lines.map((line) => {
    const piece = byProduct.get(line.productId);
    if (!piece) throw new Error(`Catalog reserved no product ${line.productId}`);
    return itemOf(line, piece, gold);
  });
}

function itemOf(line: CartLine, piece: SoldPiece, gold: GoldPrice): OrderItem {
  const computedPrice = priceOf(piece, gold);
  return {
    id: line.productId,
    quantity: line.quantity,
    price: line.price,
    nameAr: piece.nameAr,
    name: piece.name,
    image: piece.image,
    weight: piece.weight,
    karat: piece.karat,
    basePrice21k: gold.basePrice21k,
    marginPerGram: piece.marginPerGram ?? gold.marginPerGram,
    computedPrice,
    priceFlagged:
      computedPrice !== null && Math.abs(line.price - computedPrice) > TOLERATED_DIFFERENCE,
  };
}
