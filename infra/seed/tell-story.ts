import { createProduct } from '@dahab/catalog/contract/product-calls.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { ShopError } from '@dahab/chassis/errors.ts';
import { importCustomers } from '@dahab/identity/contract/import-batch.ts';
import { createOrder } from '@dahab/orders/contract/order-calls.ts';
import type { OrderInput } from '@dahab/orders/contract/order.ts';
import { setBuyingPrice } from '@dahab/pricing/contract/buying-price.ts';
import { setGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { type Cast, known, meetCustomers } from './cast.ts';
import type { Pictures } from './hang-pictures.ts';
import type { Piece } from './house.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { Chapter } from './plan-story.ts';
import { MINUTE_MS } from './shop-days.ts';
import type { StoryClock } from './story-clock.ts';

/** No import job gets this number, so the seed's batches are never taken for another's. */
const SEED_JOB = 2 ** 31 - 1;

const MOST_ATTEMPTS = 4;
/** What a sale is refused for that another part of the shop is just ending. */
const PASSING = new Set(['sale-in-progress', 'sale-expired', 'reservation-closed']);

export interface Stage {
  readonly call: CallService;
  readonly clock: StoryClock;
  readonly cast: Cast;
  readonly pictures: Pictures;
}

/** Lives the chapters again, each at its time; what was told before a cut is passed over. */
export async function tellStory(stage: Stage, chapters: readonly Chapter[]): Promise<void> {
  for (const chapter of chapters) {
    stage.clock.turnTo(chapter.at);
    await tell(stage, chapter);
  }
}

async function tell(stage: Stage, chapter: Chapter): Promise<void> {
  switch (chapter.kind) {
    case 'gold-price':
      return changeGoldPrice(stage, chapter);
    case 'buying-price':
      return changeBuyingPrice(stage, chapter);
    case 'piece':
      return takeIn(stage, chapter);
    case 'customers':
      return welcome(stage, chapter);
    case 'order':
      return sell(stage, chapter.order);
  }
}

async function changeGoldPrice(
  { call, cast }: Stage,
  { at, price }: Extract<Chapter, { kind: 'gold-price' }>,
): Promise<void> {
  if (cast.goldPrices && at <= cast.goldPrices.last) return;
  const { basePrice21k, marginPerGram } = price;
  await call('pricing', setGoldPriceSettings, { body: { basePrice21k, marginPerGram } });
}

async function changeBuyingPrice(
  { call, cast }: Stage,
  { at, price }: Extract<Chapter, { kind: 'buying-price' }>,
): Promise<void> {
  if (cast.buyingPricesUntil && at <= cast.buyingPricesUntil) return;
  await call('pricing', setBuyingPrice, { body: { buyPrice21k: price.buyPrice21k } });
}

async function takeIn(
  { call, cast, pictures }: Stage,
  { piece, quantity }: { piece: Piece; quantity: number },
): Promise<void> {
  if (cast.pieces.has(piece.slug)) return;
  const { id } = await call('catalog', createProduct, {
    body: {
      nameAr: piece.nameAr,
      name: piece.name,
      descriptionAr: piece.descriptionAr,
      images: [...(pictures.get(piece.slug) ?? [])],
      weight: piece.weight,
      karat: piece.karat,
      craftingCost: piece.craftingCost,
      marginPerGram: piece.marginPerGram,
      quantity,
      collectionId: known(cast.collections, piece.collection),
      isArchived: piece.isArchived,
      tags: piece.tags,
      barcode: '',
    },
  });
  cast.pieces.set(piece.slug, id);
}

async function welcome(
  { call, cast }: Stage,
  { batch, customers }: Extract<Chapter, { kind: 'customers' }>,
): Promise<void> {
  await call('identity', importCustomers, {
    params: { jobId: SEED_JOB, batch },
    body: {
      customers: customers.map((customer, index) => ({
        ...customer,
        countryCode: 'EG',
        row: index + 1,
      })),
    },
  });
  await meetCustomers(call, cast);
}

/**
 * The order's key makes it one order, however often it is told. A sale that a kill has cut off is
 * taken up again later, when nobody can be working on it any more.
 */
async function sell({ call, clock, cast }: Stage, order: PlannedOrder): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await call('orders', createOrder, { body: cartOf(order, cast), idempotencyKey: order.key });
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !mayYetCome(error)) throw error;
      clock.turnTo(new Date(order.at.getTime() + attempt * MINUTE_MS));
    }
  }
}

/** Cut off, being taken back by catalog, or made by a machine that is busy. */
function mayYetCome(error: unknown): boolean {
  if (!(error instanceof ShopError)) return false;
  return error.status === 503 || PASSING.has(error.code);
}

function cartOf(order: PlannedOrder, cast: Cast): OrderInput {
  const { lines, discount, total, customer, settlement } = order;
  const items = lines.map(({ piece, quantity, price }) => ({
    id: known(cast.pieces, piece.slug),
    quantity,
    price,
  }));
  return {
    items,
    discount,
    total,
    customerId: customer && known(cast.customers, customer.phone),
    tradeIns: [...settlement.tradeIns],
    payments: [...settlement.payments],
  };
}
