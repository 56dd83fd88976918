import { Conflict, ShopError } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import {
  releaseStock,
  reserveStock,
  type SoldPiece,
} from '@dahab/catalog/contract/reservations.ts';

type Line = { productId: number; quantity: number };

export type Piece = Omit<SoldPiece, 'productId' | 'quantity'>;

/** Catalog's side of a sale, with stock in memory and a hand on what goes wrong. */
export class FakeCatalog {
  readonly stock = new Map<number, number>();
  readonly pieces = new Map<number, Piece>();
  readonly reservations = new Map<string, Line[]>();
  readonly released = new Set<string>();
  /** References in the order of the calls, repetitions included. */
  readonly asked: string[] = [];
  /** Awaited before and after stock is taken. */
  beforeReserve: (reference: string) => Promise<void> = async () => {};
  afterReserve: (reference: string) => Promise<void> = async () => {};
  beforeRelease: (reference: string) => Promise<void> = async () => {};

  routes(): Route[] {
    return [
      serve(reserveStock, async ({ params: { reference }, body }) => {
        this.asked.push(reference);
        await this.beforeReserve(reference);
        this.#take(reference, body.lines);
        await this.afterReserve(reference);
        return { pieces: body.lines.map((line) => this.#pieceOf(line)) };
      }),
      serve(releaseStock, async ({ params: { reference } }) => {
        await this.beforeRelease(reference);
        for (const { productId, quantity } of this.reservations.get(reference) ?? []) {
          this.stock.set(productId, this.#stockOf(productId) + quantity);
        }
        this.reservations.delete(reference);
        this.released.add(reference);
        return null;
      }),
    ];
  }

  #take(reference: string, lines: Line[]): void {
    if (this.reservations.has(reference)) return;
    if (this.released.has(reference)) throw new Conflict('Closed', 'reservation-closed');
    for (const [at, { productId, quantity }] of lines.entries()) {
      if (!this.pieces.has(productId)) throw refusal('product-not-available', 'Gone', at);
      if (this.#stockOf(productId) < quantity) {
        throw refusal('insufficient-stock', 'Only a few are left', at);
      }
    }
    for (const { productId, quantity } of lines) {
      this.stock.set(productId, this.#stockOf(productId) - quantity);
    }
    this.reservations.set(reference, lines);
  }

  #stockOf(productId: number): number {
    return this.stock.get(productId) ?? 0;
  }

  #pieceOf({ productId, quantity }: Line): SoldPiece {
    const piece = this.pieces.get(productId);
    if (!piece) throw new Conflict('Gone', 'product-not-available');
    return { productId, quantity, ...piece };
  }
}

function refusal(code: string, message: string, at: number): ShopError {
  return new ShopError(409, code, message, { issues: [{ path: `lines.${at}`, message }] });
}
