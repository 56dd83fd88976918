import type { PreviewAction, PreviewedProduct } from '@dahab/importer/contract/product-import.ts';

export type PreviewFilter = PreviewAction | 'problems' | 'all';

export const previewFilters: readonly PreviewFilter[] = [
  'all',
  'create',
  'update',
  'skip',
  'problems',
];

export function matchesFilter(product: PreviewedProduct, filter: PreviewFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'problems') return product.problems.length > 0;
  return product.action === filter;
}

/** How many of the listed products each filter shows. */
export function countPreview(products: readonly PreviewedProduct[]): Record<PreviewFilter, number> {
  const count = (filter: PreviewFilter) =>
    products.filter((product) => matchesFilter(product, filter)).length;
  return {
    all: products.length,
    create: count('create'),
    update: count('update'),
    skip: count('skip'),
    problems: count('problems'),
  };
}
