import { CARD_SIZES } from '@dahab/bff/contract/first-picture.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { PieceCard } from './piece-card.tsx';

const FIRST_SEEN = 2;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-6) var(--space-3);
  padding: 0;
  list-style: none;

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-7) var(--space-5);
  }

  @media (min-width: 1100px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export interface PieceGridProps {
  pieces: readonly Product[];
  heading?: 'h2' | 'h3';
  /** On the first screen: the pictures of its first pieces are fetched at once. */
  priority?: boolean;
}

/** One to four pieces side by side, as the width allows. */
export function PieceGrid({ pieces, heading, priority = false }: PieceGridProps) {
  return (
    <Grid>
      {pieces.map((piece, position) => (
        <li key={piece.id}>
          <PieceCard
            piece={piece}
            heading={heading}
            sizes={CARD_SIZES}
            priority={priority && position < FIRST_SEEN}
          />
        </li>
      ))}
    </Grid>
  );
}
