export const homepageModes = ['latest', 'selected'] as const;

export type HomepageMode = (typeof homepageModes)[number];

export const DEFAULT_HOMEPAGE_COUNT = 4;
export const LARGEST_HOMEPAGE_COUNT = 12;

/** How a collection wants to be shown on the home page. */
export interface HomepageChoice {
  readonly id: number;
  readonly homepageProductsCount: number;
  readonly homepageProductsMode: HomepageMode;
  readonly selectedProductIds: readonly number[];
}

interface Candidate {
  readonly id: number;
  readonly collectionId: number | null;
  readonly isArchived: boolean;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/**
 * The products that a collection shows on the home page, never archived ones, at most its count:
 * its newest ones, or the selected ones in their order wherever they belong; when none of the
 * selected is left, its newest ones after all.
 */
export function selectHomepageProducts<Product extends Candidate>(
  collection: HomepageChoice,
  products: readonly Product[],
): Product[] {
  const visible = products.filter((product) => !product.isArchived);
  const selected =
    collection.homepageProductsMode === 'selected'
      ? inOrder(collection.selectedProductIds, visible)
      : [];
  const shown = selected.length > 0 ? selected : newestOf(collection.id, visible);
  return shown.slice(0, collection.homepageProductsCount);
}

function inOrder<Product extends Candidate>(
  ids: readonly number[],
  products: readonly Product[],
): Product[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

function newestOf<Product extends Candidate>(
  collectionId: number,
  products: readonly Product[],
): Product[] {
  return products
    .filter((product) => product.collectionId === collectionId)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id);
}
