import { createCollection, updateCollection } from '@dahab/catalog/contract/collection.ts';
import { listHeroWidgets } from '@dahab/catalog/contract/hero-widget.ts';
import type { ShopWindow } from '@dahab/catalog/seed/shop-window.ts';
import { ShopError } from '@dahab/chassis/errors.ts';
import type { CallService } from '@dahab/chassis/http/client.ts';
import { createUser } from '@dahab/identity/contract/users.ts';
import { type Cast, known } from './cast.ts';
import type { Pictures } from './hang-pictures.ts';
import type { House, HouseCollection } from './house.ts';

interface Doors {
  readonly call: CallService;
  readonly window: ShopWindow;
}

/** Name and contacts of the house, its collections and banners, and those who work in it. */
export async function furnish(
  house: House,
  doors: Doors,
  cast: Cast,
  pictures: Pictures,
): Promise<void> {
  const [logo] = pictures.get('logo') ?? [];
  await doors.window.changeSiteSettings({ ...house.settings, ...(logo && { logoUrl: logo }) });
  for (const collection of house.collections) {
    if (!cast.collections.has(collection.slug)) {
      await addCollection(doors.call, collection, cast, pictures);
    }
  }
  await hangBanners(house, doors, cast, pictures);
  for (const colleague of house.staff) {
    await doors.call('identity', createUser, { body: colleague }).catch(unlessTaken);
  }
}

async function addCollection(
  call: CallService,
  { slug, design: _design, selected: _selected, ...collection }: HouseCollection,
  cast: Cast,
  pictures: Pictures,
): Promise<void> {
  const { id } = await call('catalog', createCollection, {
    body: {
      ...collection,
      image: pictures.get(`collection-${slug}`)?.[0] ?? null,
      selectedProductIds: [],
    },
  });
  cast.collections.set(slug, id);
}

async function hangBanners(
  house: House,
  { call, window }: Doors,
  cast: Cast,
  pictures: Pictures,
): Promise<void> {
  const there = new Set((await call('catalog', listHeroWidgets)).map(({ titleEn }) => titleEn));
  for (const [displayOrder, { slug, design: _, collection, ...texts }] of house.banners.entries()) {
    const [imageUrl] = pictures.get(slug) ?? [];
    if (imageUrl === undefined || there.has(texts.titleEn)) continue;
    const linkUrl = `/collections/${known(cast.collections, collection)}`;
    await window.addHeroWidget({ ...texts, imageUrl, linkUrl, displayOrder });
  }
}

/** Which pieces of a collection the home page shows, once they are there. */
export async function chooseForWindows(house: House, call: CallService, cast: Cast): Promise<void> {
  for (const { slug, selected } of house.collections) {
    if (selected.length === 0) continue;
    await call('catalog', updateCollection, {
      params: { id: known(cast.collections, slug) },
      body: { selectedProductIds: selected.map((piece) => known(cast.pieces, piece)) },
    });
  }
}

/** Told again after a cut, the colleague is there already. */
function unlessTaken(error: unknown): void {
  if (!(error instanceof ShopError) || error.status !== 409) throw error;
}
