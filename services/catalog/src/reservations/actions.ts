import type { Database, Transaction } from '@dahab/chassis/database/connect.ts';
import { Conflict, ShopError, Unavailable } from '@dahab/chassis/errors.ts';
import { Undeliverable } from '@dahab/chassis/messaging/consumer.ts';
import { tellPages } from '@dahab/chassis/messaging/emit.ts';
import { catalogChanged } from '../../contract/events.ts';
import type { SoldPiece } from '../../contract/reservations.ts';
import { listProductsByIds } from '../products/store.ts';
import { tellChanged } from '../tell-changed.ts';
import { type Line, mergeLines, obstaclesOf, type PlacedObstacle } from './rules.ts';
import {
  findReservation,
  holdStock,
  insertReleased,
  lockReservation,
  putStockBack,
  type Reservation,
  updateStatus,
  updateToSold,
} from './store.ts';

/** How often stock that comes and goes is tried for. */
const MOST_TRIES = 3;

/** Takes the stock of a whole cart, or throws 409 and takes none. */
export async function reserveCart(
  db: Database,
  reference: string,
  cart: readonly Line[],
  now: Date,
): Promise<SoldPiece[]> {
  const lines = mergeLines(cart);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const taken = await holdStock(db, reference, lines, now);
    if (taken !== null) {
      tellPages(db, catalogChanged, { kind: 'products', ids: idsOf(lines) });
      return taken;
    }
    const earlier = await findReservation(db, reference);
    if (earlier !== null) return piecesHeldBy(earlier);
    const products = await listProductsByIds(db, idsOf(lines));
    refuseObstacles(obstaclesOf(cart, lines, new Map(products.map((one) => [one.id, one]))));
  }
  throw new Unavailable('The stock of these products keeps changing; please try again');
}

function piecesHeldBy({ status, pieces }: Reservation): SoldPiece[] {
  if (status === 'held' || status === 'sold') return pieces;
  throw new Conflict('This sale was closed before; please submit it again', 'reservation-closed');
}

function idsOf(lines: readonly Line[]): number[] {
  return lines.map((line) => line.productId);
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
    if (await insertReleased(trx, reference, now)) return;
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
