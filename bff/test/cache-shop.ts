import { randomUUID } from 'node:crypto';
import type { Bus } from '@dahab/chassis/bus/bus.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { ownBarcodeOf } from '@dahab/catalog/contract/barcode.ts';
import { type HeroWidget, listHeroWidgets } from '@dahab/catalog/contract/hero-widget.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { getProduct } from '@dahab/catalog/contract/product-calls.ts';
import { searchProducts } from '@dahab/catalog/contract/search.ts';
import {
  getGoldPriceSettings,
  goldPriceChanged,
  setGoldPriceSettings,
} from '@dahab/pricing/contract/gold-price.ts';
import type { ServiceName } from '@dahab/protocol/event.ts';

/** A shop behind front doors: its gold price, one product or none, an inactive banner. */
export interface CacheShop {
  readonly neighbours: Partial<Record<ServiceName, readonly Route[]>>;
  /** How often the services were asked for a public read. */
  asked(): number;
  /** From now on reads have looked already, and wait with what they saw until `release`. */
  hold(): void;
  /** From now on writes wait before they change anything. */
  holdWrites(): void;
  release(): void;
  /** How many writes have reached a service. */
  writes(): number;
  basePrice: number;
  hasProduct: boolean;
}

const banner: HeroWidget = {
  id: 1,
  titleEn: 'Not yet',
  titleAr: 'ليس بعد',
  descriptionEn: null,
  descriptionAr: null,
  imageUrl: '/media/a',
  linkUrl: null,
  displayOrder: 0,
  isActive: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export function cacheShop(): CacheShop {
  let asked = 0;
  let writes = 0;
  let held = Promise.resolve();
  let heldWrites = Promise.resolve();
  let letGo: () => void = () => undefined;
  const gate = (): Promise<void> => new Promise((resolve) => (letGo = resolve));
  /** What was there when it was asked for, however long the answer takes. */
  const look = async <T>(seen: () => T): Promise<T> => {
    asked += 1;
    const value = seen();
    await held;
    return value;
  };
  const shop: CacheShop = {
    basePrice: 4_000,
    hasProduct: false,
    asked: () => asked,
    writes: () => writes,
    hold: () => void (held = gate()),
    holdWrites: () => void (heldWrites = gate()),
    release: () => {
      letGo();
      held = Promise.resolve();
      heldWrites = Promise.resolve();
    },
    neighbours: {},
  };
  const price = () => ({ basePrice21k: shop.basePrice, marginPerGram: 50, updatedAt: null });
  const pricing = [
    serve(getGoldPriceSettings, () => look(price)),
    serve(setGoldPriceSettings, async ({ body }) => {
      writes += 1;
      await heldWrites;
      shop.basePrice = body.basePrice21k;
      return price();
    }),
  ];
  const catalog = [
    serve(listHeroWidgets, ({ caller }) =>
      look(() => (caller.kind === 'user' && caller.isAdmin ? [banner] : [])),
    ),
    serve(searchProducts, ({ query }) =>
      look(() => ({ ...noProducts, products: [], page: query.page, limit: query.limit })),
    ),
    serve(getProduct, async ({ params }) => {
      const exists = await look(() => shop.hasProduct);
      if (!exists) throw new NotFound('Product not found');
      return productOf(params.id);
    }),
  ];
  return Object.assign(shop, { neighbours: { pricing, catalog } });
}

const noProducts = { total: 0, totalPages: 0 };

/** With a description long enough to be worth packing. */
function productOf(id: number): Product {
  return {
    id,
    nameAr: 'خاتم',
    name: 'Ring',
    descriptionAr: 'خاتم من الذهب. '.repeat(200),
    images: [],
    weight: 4.5,
    karat: 21,
    craftingCost: 0,
    marginPerGram: null,
    quantity: 1,
    collectionId: null,
    isArchived: false,
    tags: [],
    barcode: ownBarcodeOf(id),
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** As pricing tells it. */
export function tellGoldPrice(bus: Bus, basePrice21k: number): Promise<void> {
  const at = new Date(0).toISOString();
  const { name, version } = goldPriceChanged;
  const payload = { basePrice21k, marginPerGram: 50, updatedAt: at };
  return bus.publish(
    { id: randomUUID(), name, version, payload, occurredAt: at, requestId: '-', actor: null },
    [],
  );
}
