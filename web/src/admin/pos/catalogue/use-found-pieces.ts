import { useEffect, useMemo, useState } from 'react';
import { outageOf } from '../../../api/connection.ts';
import { useListProductsQuery, useSearchProductsQuery } from '../../../api/products.ts';
import { useAppSelector } from '../../../app/store.ts';
import { pieceOf, type CartPiece } from '../cart.ts';
import { findPieces } from './known-pieces.ts';
import { NEWEST, type ReadKnownPieces } from './use-catalogue.ts';

const FOUND = 24;

export interface FoundPieces {
  /** Undefined while they are searched. */
  pieces: readonly CartPiece[] | undefined;
  total: number;
  error: unknown;
  retry: () => void;
}

/**
 * What the search finds, or the newest pieces without one: as the shop says, and as the till last
 * knew it while the shop cannot be reached.
 */
export function useFoundPieces(q: string, readKnown: ReadKnownPieces): FoundPieces {
  const found = useSearchProductsQuery({ q, limit: FOUND }, { skip: q === '' });
  const newest = useListProductsQuery(NEWEST, { skip: q !== '' });
  const { currentData, error, refetch } = q ? found : newest;
  const isOut = useAppSelector((state) => outageOf(state) !== null);
  const known = useKnownPieces(q, readKnown, !currentData && (isOut || error !== undefined));

  // The same pieces are the same objects: what shows them is not drawn again.
  const answered = useMemo(
    () => currentData && inStockFirst(currentData.products.map(pieceOf)),
    [currentData],
  );
  const retry = () => void refetch();
  if (currentData && answered) {
    return { pieces: answered, total: currentData.total, error: undefined, retry };
  }
  if (known && known.pieces.length > 0) return { ...known, error: undefined, retry };
  return { pieces: undefined, total: 0, error, retry };
}

interface Known {
  q: string;
  pieces: readonly CartPiece[];
  total: number;
}

function useKnownPieces(q: string, readKnown: ReadKnownPieces, isWanted: boolean): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const look = async () => {
      const pieces = await readKnown();
      if (isOver) return;
      const known = findPieces(pieces, q, q ? FOUND : NEWEST.limit);
      setKnown({ q, total: known.total, pieces: inStockFirst(known.pieces) });
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [q, readKnown, isWanted]);
  return isWanted && known?.q === q ? known : null;
}

/** What can be sold stands before what is sold out; otherwise the shop's own order. */
function inStockFirst(pieces: readonly CartPiece[]): CartPiece[] {
  return pieces.toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0));
}
