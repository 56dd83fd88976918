import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { Conflict, ShopError } from '@dahab/chassis/errors.ts';
import { Undeliverable } from '@dahab/chassis/messaging/consumer.ts';
import type { SoldPiece } from '../../contract/reservations.ts';
import { lockProducts } from '../products/store.ts';
import { tellChanged } from '../tell-changed.ts';
import { type Line, mergeLines, obstaclesOf, pieceOf, type PlacedObstacle } from './rules.ts';
import {
  holdStock,
  insertReservation,
  lockReservation,
  putStockBack,
  updateStatus,
  updateToSold,
} from './store.ts';

/** Takes the stock of a whole cart, or throws 409 and takes none. */
export function reserveCart(
  db: Database,
  reference: string,
  cart: readonly Line[],
  now: Date,
): Promise<SoldPiece[]> {
  return db.transaction(async (trx) => {
    if (!(await insertReservation(trx, reference, 'held', now))) {
      return piecesHeldAlready(trx, reference);
    }
    const lines = mergeLines(cart);
    const pieces = await lockPieces(trx, lines, cart);
    const taken = await holdStock(trx, reference, lines, pieces);
    if (taken.length !== lines.length) throw new Error('Locked stock changed under the lock');
    await tellChanged(trx, 'products', taken);
    return pieces;
  });
}

async function piecesHeldAlready(trx: Transaction, reference: string): Promise<SoldPiece[]> {
  const earlier = await lockReservation(trx, reference);
  if (earlier?.status === 'held' || earlier?.status === 'sold') return earlier.pieces;
  throw new Conflict('This sale was closed before; please submit it again', 'reservation-closed');
}

/** Locks the products of a cart; throws 409 when some of it cannot be sold. */
async function lockPieces(
  trx: Transaction,
  lines: readonly Line[],
  cart: readonly Line[],
): Promise<SoldPiece[]> {
  const ids = lines.map((line) => line.productId);
  const products = new Map(
    (await lockProducts(trx, ids)).map((product) => [product.id, product] as const),
  );
  refuseObstacles(obstaclesOf(cart, lines, products));
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [pieceOf(line, product)] : [];
  });
}

function refuseObstacles(obstacles: readonly PlacedObstacle[]): void {
  const [first] = obstacles;
  if (!first) return;
  const issues = obstacles.map(({ at, message }) => ({ path: `lines.${at}`, message }));
  throw new ShopError(409, first.code, first.message, { issues });
}

/** The sale did not come about. Uses the reference up, so that a reservation that is late is refused. */
export function releaseCart(db: Database, reference: string, now: Date): Promise<void> {
  return db.transaction(async (trx) => {
    if (await insertReservation(trx, reference, 'released', now)) return;
    const reservation = await lockReservation(trx, reference);
    if (reservation?.status !== 'held') return;
    await giveBack(trx, reference, 'released');
  });
}

/** The order stands: its stock is gone for good. An order without stock is for a person to look at. */
export async function sellCart(trx: Transaction, reference: string): Promise<void> {
  if (await updateToSold(trx, reference)) return;
  const reservation = await lockReservation(trx, reference);
  if (!reservation || reservation.status === 'released') {
    throw new Undeliverable(`The sale ${reference} was made without holding its stock`);
  }
}

/** The order was voided: its stock comes back, once. */
export async function returnCart(trx: Transaction, reference: string): Promise<void> {
  const reservation = await lockReservation(trx, reference);
  if (reservation?.status !== 'held' && reservation?.status !== 'sold') return;
  await giveBack(trx, reference, 'returned');
}

async function giveBack(
  trx: Transaction,
  reference: string,
  status: 'released' | 'returned',
): Promise<void> {
  await updateStatus(trx, reference, status);
  await tellChanged(trx, 'products', await putStockBack(trx, reference));
}
