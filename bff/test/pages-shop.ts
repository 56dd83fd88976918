import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownBarcodeOf } from '@dahab/catalog/contract/barcode.ts';
import {
  type Collection,
  getCollection,
  listCollectionProducts,
  listCollections,
} from '@dahab/catalog/contract/collection.ts';
import { catalogChanged } from '@dahab/catalog/contract/events.ts';
import { getHome } from '@dahab/catalog/contract/home.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { getProduct, listProducts } from '@dahab/catalog/contract/product-calls.ts';
import { searchProducts } from '@dahab/catalog/contract/search.ts';
import { DEFAULT_SITE_SETTINGS, getSiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { NotFound } from '@dahab/chassis/errors.ts';
import { type Route, serve } from '@dahab/chassis/http/route.ts';
import { getCurrentUser } from '@dahab/identity/contract/account.ts';
import { getGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { afterAll } from '@jest/globals';
import { DRAWING_PROGRAM } from '../contract/drawing.ts';
import type { FirstRead, FirstView } from '../contract/first-view.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

export const picture = `/media/${'a'.repeat(64)}.webp`;

export function aProduct(given: Partial<Product> = {}): Product {
  return {
    id: 7,
    nameAr: 'خاتم فيروز',
    name: 'Turquoise ring',
    descriptionAr: '<p>فص فيروز &amp; ذهب</p>',
    images: [picture],
    weight: 5.2,
    karat: 21,
    craftingCost: 0,
    marginPerGram: null,
    quantity: 2,
    collectionId: 3,
    isArchived: false,
    tags: [],
    barcode: ownBarcodeOf(given.id ?? 7),
    createdAt: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}

export function aCollection(given: Partial<Collection> = {}): Collection {
  return {
    id: 3,
    nameEn: 'Rings',
    nameAr: 'خواتم',
    descriptionEn: null,
    descriptionAr: null,
    image: null,
    showInHomepage: true,
    homepageProductsCount: 4,
    homepageProductsMode: 'latest',
    selectedProductIds: [],
    ...given,
  };
}

/** What the shop behind the pages has; tests change it before they ask. */
export function aShop() {
  return {
    /** How often it was asked for its settings. */
    asked: 0,
    site: { ...DEFAULT_SITE_SETTINGS, websiteNameAr: 'ميزان', websiteNameEn: 'Mizan' },
    gold: {
      basePrice21k: 4_000,
      marginPerGram: 50,
      updatedAt: '2026-02-01T08:00:00.000Z' as string | null,
    },
    collections: [aCollection()],
    products: [aProduct()],
  };
}

type Shop = ReturnType<typeof aShop>;

/** Answers as catalog, pricing and identity do, of this shop. */
export function neighboursOf(shop: Shop): Record<'catalog' | 'pricing' | 'identity', Route[]> {
  const shown = (): Product[] => shop.products.filter(({ isArchived }) => !isArchived);
  const pageOf = (all: Product[], page: number, limit: number) => ({
    products: all.slice((page - 1) * limit, page * limit),
    total: all.length,
    page,
    limit,
    totalPages: Math.ceil(all.length / limit),
  });
  return {
    catalog: [
      serve(getSiteSettings, async () => {
        shop.asked += 1;
        return shop.site;
      }),
      serve(listCollections, async () => shop.collections),
      serve(getCollection, async ({ params }) => found(shop.collections, params.id)),
      serve(listCollectionProducts, async () => shown()),
      serve(getHome, async () => ({ heroWidgets: [], sections: [], products: shown() })),
      serve(searchProducts, async ({ query }) => pageOf(shown(), query.page, query.limit)),
      serve(listProducts, async ({ query }) => pageOf(shown(), query.page, query.limit)),
      serve(getProduct, async ({ params, caller }) => {
        const seesAll = caller.kind === 'service' || (caller.kind === 'user' && caller.isAdmin);
        return found(seesAll ? shop.products : shown(), params.id);
      }),
    ],
    pricing: [serve(getGoldPriceSettings, async () => shop.gold)],
    identity: [
      serve(getCurrentUser, async ({ caller }) => {
        if (caller.kind !== 'user') throw new NotFound();
        return aUser(caller.userId, caller.isAdmin);
      }),
    ],
  };
}

function found<Thing extends { readonly id: number }>(all: readonly Thing[], id: number): Thing {
  const thing = all.find((one) => one.id === id);
  if (!thing) throw new NotFound();
  return thing;
}

function aUser(id: number, isAdmin: boolean) {
  const nobody = { name: null, email: null, firstName: null, lastName: null };
  const account = { id, username: `user-${id}`, isAdmin, isActive: true, customerId: null };
  return { ...account, ...nobody, phone: null, city: null, customer: null };
}

/** A front door with pages, before the given shop. */
export async function openPages(
  shop: Shop,
  settings: Record<string, string> = {},
  now: () => number = () => performance.now(),
) {
  const inPages = { WEB_DIST: builtPages(), ...settings };
  const door = await openFrontDoor(neighboursOf(shop), inPages, { now });
  return { door, visit: visitTo(door) };
}

/** As catalog does after a change. */
export async function tellChanged({ bus }: FrontDoor): Promise<void> {
  const { name, version } = catalogChanged;
  const payload = { kind: 'site-settings', ids: [1] };
  const told = { id: randomUUID(), name, version, payload, requestId: '-', actor: null };
  await bus.publish({ ...told, occurredAt: new Date(0).toISOString() }, []);
}

export function visitTo(door: FrontDoor) {
  return async (path: string, init: Parameters<FrontDoor['send']>[1] = {}) => {
    const answer = await door.send(path, init);
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, ...partsOf(html) };
  };
}

function partsOf(html: string) {
  const view = JSON.parse(textIn(html, 'application/json') ?? '[]') as FirstView;
  const data = JSON.parse(textIn(html, 'application/ld+json') ?? '{"@graph":[]}') as {
    '@graph': Record<string, unknown>[];
  };
  return {
    title: /<title>([^<]*)</.exec(html)?.[1],
    root: /<html[^>]*>/.exec(html)?.[0],
    /** The value of a `<meta>` or `<link>` by what names it. */
    named: (name: string) =>
      new RegExp(`<(?:meta|link) [a-z]+="${name}"[^>]* (?:content|href)="([^"]*)"`).exec(html)?.[1],
    alternate: (language: string) =>
      new RegExp(`hreflang="${language}" href="([^"]*)"`).exec(html)?.[1],
    brought: (of: FirstRead['of']) => view.find((read) => read.of === of)?.value,
    described: (type: string) => data['@graph'].find((node) => node['@type'] === type),
  };
}

function textIn(html: string, type: string): string | undefined {
  const pattern = new RegExp(`<script type="${type.replace('+', '\\+')}"[^>]*>([^<]*)</script>`);
  return pattern.exec(html)?.[1];
}

/**
 * What a build leaves: the page, a script in it, which files a screen is made of, and the `program`
 * that draws pages.
 */
export function builtPages(program?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dahab-web-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="ar" dir="rtl" class="light"><head><title>x</title>
    <script>first()</script><script type="module" src="/assets/index.js"></script></head>
    <body><div id="root"></div></body></html>`,
  );
  const screen = 'src/storefront/product/product-screen.tsx';
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    [screen]: { file: 'assets/product.js', imports: ['_shared.js', '_zoom.js'] },
    '_zoom.js': { file: 'assets/zoom.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  if (program !== undefined) {
    mkdirSync(join(folder, dirname(DRAWING_PROGRAM)));
    writeFileSync(join(folder, DRAWING_PROGRAM), program);
  }
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
