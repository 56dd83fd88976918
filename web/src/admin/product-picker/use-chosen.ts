import type { Product } from '@dahab/catalog/contract/product.ts';
import { useMemo } from 'react';
import { useGetProductDetailsQuery } from '../../api/product-details.ts';

export interface Chosen {
  id: number;
  /** Absent while it is looked up, and when it is gone for good. */
  piece: Product | undefined;
  state: 'looked-up' | 'shown' | 'archived' | 'missing';
}

/** The chosen pieces in their order; archived ones and ones that are gone are told apart. */
export function useChosen(ids: readonly number[], nearby: readonly Product[]): Chosen[] {
  const asked = useMemo(() => ids.toSorted((a, b) => a - b), [ids]);
  const { data, isFetching } = useGetProductDetailsQuery(asked, { skip: asked.length === 0 });
  const byId = new Map([...nearby, ...(data ?? [])].map((piece) => [piece.id, piece]));
  return ids.map((id) => {
    const piece = byId.get(id);
    if (!piece) return { id, piece, state: isFetching || !data ? 'looked-up' : 'missing' };
    return { id, piece, state: piece.isArchived ? 'archived' : 'shown' };
  });
}
