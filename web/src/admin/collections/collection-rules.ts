import type { Collection } from '@dahab/catalog/contract/collection.ts';
import {
  DEFAULT_HOMEPAGE_COUNT,
  LARGEST_HOMEPAGE_COUNT,
} from '@dahab/catalog/contract/homepage-selection.ts';
import type { CollectionInput } from '../../api/collections.ts';
import { changesOf } from '../forms/changes-of.ts';

/** A collection as it stands in the form: no text is null, and a number may be missing. */
export interface TypedCollection {
  nameEn: string;
  nameAr: string;
  descriptionEn: string;
  descriptionAr: string;
  image: string | null;
  showInHomepage: boolean;
  homepageProductsCount: number | null;
  homepageProductsMode: Collection['homepageProductsMode'];
  selectedProductIds: readonly number[];
}

export const NO_COLLECTION: TypedCollection = {
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  image: null,
  showInHomepage: false,
  homepageProductsCount: DEFAULT_HOMEPAGE_COUNT,
  homepageProductsMode: 'latest',
  selectedProductIds: [],
};

export function typedCollection(collection: Collection): TypedCollection {
  return {
    nameEn: collection.nameEn,
    nameAr: collection.nameAr,
    descriptionEn: collection.descriptionEn ?? '',
    descriptionAr: collection.descriptionAr ?? '',
    image: collection.image,
    showInHomepage: collection.showInHomepage,
    homepageProductsCount: collection.homepageProductsCount,
    homepageProductsMode: collection.homepageProductsMode,
    selectedProductIds: collection.selectedProductIds,
  };
}

/** What of it is to be sent: fields that do not show are left as they are stored. */
export function collectionChanges(
  stored: TypedCollection,
  typed: TypedCollection,
): Partial<CollectionInput> {
  const { homepageProductsCount, homepageProductsMode, selectedProductIds, ...always } = typed;
  const shown = {
    ...always,
    ...(typed.showInHomepage && { homepageProductsCount, homepageProductsMode }),
    ...(showsPicker(typed) && { selectedProductIds }),
  };
  return changesOf(stored, { ...stored, ...shown }) as Partial<CollectionInput>;
}

/** Pieces are picked only for a home page that shows picked ones. */
export function showsPicker(typed: TypedCollection): boolean {
  return typed.showInHomepage && typed.homepageProductsMode === 'selected';
}

/** The shop's own sentences; the server has the last word. */
export function collectionErrors(typed: TypedCollection) {
  return {
    ...(typed.nameEn.trim() === '' && { nameEn: 'English name is required' }),
    ...(typed.nameAr.trim() === '' && { nameAr: 'Arabic name is required' }),
    ...(typed.showInHomepage && countError(typed.homepageProductsCount)),
  };
}

function countError(count: number | null): { homepageProductsCount?: string } {
  if (count === null || count < 1) return { homepageProductsCount: 'Show at least 1 product' };
  if (count <= LARGEST_HOMEPAGE_COUNT) return {};
  return { homepageProductsCount: `Show at most ${LARGEST_HOMEPAGE_COUNT} products` };
}
