import { NotFound } from '@dahab/chassis/errors.ts';
import { createClient } from '@dahab/chassis/http/client.ts';
import { serve } from '@dahab/chassis/http/route.ts';
import { createLog } from '@dahab/chassis/log.ts';
import { type Customer, findCustomer } from '@dahab/identity/contract/customer.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { startFakeNeighbour } from '@dahab/testing/fake-neighbour.ts';
import { admin, type TestAnswer } from '@dahab/testing/test-client.ts';
import {
  startTestService,
  TEST_TOKEN_SECRET,
  type TestService,
} from '@dahab/testing/test-service.ts';
import type { SaleDoors } from '../src/sales/make-sale.ts';
import { orders } from '../src/service.ts';
import { FakeCatalog } from './fake-catalog.ts';

export const RING = 1;
export const CHAIN = 2;
export const MONA = 5;

export interface Shop {
  readonly service: TestService;
  /** What the service's own code works with. */
  readonly doors: SaleDoors;
  readonly catalog: FakeCatalog;
  readonly gold: { basePrice21k: number; marginPerGram: number; updatedAt: string | null };
  /** What the shop's clock says, for the tests to set. */
  readonly time: { now: Date };
  /** Awaited before pricing answers. */
  readonly pricing: { before: () => Promise<void> };
  sell(cart: object, headers?: Record<string, string>): Promise<TestAnswer>;
}

/** The orders service with a ring (31,660) and a chain (3,250), 1,000 each, and one customer. */
export async function startShop(): Promise<Shop> {
  const catalog = new FakeCatalog();
  catalog.stock.set(RING, 1_000).set(CHAIN, 1_000);
  catalog.pieces.set(RING, pieceOf({ nameAr: 'خاتم', weight: 9.1, karat: 18 }));
  catalog.pieces.set(CHAIN, pieceOf({ nameAr: 'سلسلة', weight: 0.8, karat: 21 }));
  const gold = { basePrice21k: 4000, marginPerGram: 50, updatedAt: null };
  const time = { now: new Date('2025-06-15T10:00:00.000Z') };
  const pricing = { before: async () => {} };
  const neighbours = await startFakeNeighbour([
    ...catalog.routes(),
    serve(getGoldPriceSettings, async () => {
      await pricing.before();
      return gold;
    }),
    serve(findCustomer, async ({ params: { id } }) => {
      if (id !== MONA) throw new NotFound('The customer does not exist');
      return mona;
    }),
  ]);
  const { url } = neighbours;
  const service = await startTestService(orders, {
    others: { catalog: url, pricing: url, identity: url },
    clock: () => time.now,
  });
  const call = createClient({ name: 'orders', tokenSecret: TEST_TOKEN_SECRET, locate: () => url });
  const log = createLog('test', 'silent');
  return {
    service,
    doors: { db: service.db, call, clock: () => time.now, log },
    catalog,
    gold,
    time,
    pricing,
    sell: (cart, headers) => service.as(admin).post('/api/orders', cart, headers),
  };
}

/** A ring, without a discount, to nobody in particular. */
export const aRing = {
  items: [{ id: RING, quantity: 1, price: 31_660 }],
  discount: 0,
  total: 31_660,
};

export function withKey(key: string): Record<string, string> {
  return { 'idempotency-key': key };
}

function pieceOf(piece: { nameAr: string; weight: number; karat: number }) {
  return { name: '', image: '/media/1.webp', marginPerGram: null, ...piece };
}

const mona: Customer = {
  id: MONA,
  userId: null,
  firstName: 'منى',
  lastName: 'Adel',
  email: null,
  phone: '+201001234567',
  company: null,
  address1: null,
  address2: null,
  city: 'Cairo',
  provinceCode: null,
  countryCode: null,
  zipCode: null,
  totalSpent: 0,
  totalOrders: 0,
  createdAt: '2025-01-01T00:00:00.000Z',
};
