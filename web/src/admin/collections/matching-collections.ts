import type { Collection } from '@dahab/catalog/contract/collection.ts';
import { foldForSearch } from '@dahab/catalog/contract/search-folding.ts';

/** Those whose names have the words in them, as forgiving as the shop's search is. */
export function matchingCollections(
  collections: readonly Collection[],
  search: string,
): readonly Collection[] {
  const sought = foldForSearch(search);
  if (sought === '') return collections;
  return collections.filter(({ nameAr, nameEn }) =>
    foldForSearch(`${nameAr} ${nameEn}`).includes(sought),
  );
}
