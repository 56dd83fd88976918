import type { Product } from '../../contract/product.ts';

/** Facets are words of the index that nobody can type: folded words never begin with a space. */
export const SHOWN = ' *';

export interface SearchFilter {
  readonly karat: number | null;
  readonly withArchived: boolean;
  /** False: archived ones only. */
  readonly withShown: boolean;
}

export function facetsOf({ karat, isArchived }: Pick<Product, 'karat' | 'isArchived'>): string[] {
  return isArchived ? [karatFacet(karat)] : [karatFacet(karat), SHOWN];
}

/** Those that a product must have, each. */
export function facetsAsked({ karat, withArchived }: SearchFilter): string[] {
  return [...(karat === null ? [] : [karatFacet(karat)]), ...(withArchived ? [] : [SHOWN])];
}

/** The one that a product must not have, if there is such. */
export function facetRefused({ withShown }: SearchFilter): string | null {
  return withShown ? null : SHOWN;
}

export function karatFacet(karat: number): string {
  return ` ${karat}`;
}
