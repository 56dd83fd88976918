import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { PieceCardFront } from './piece-card-front.tsx';
import { PieceCardWords } from './piece-card-words.tsx';

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  block-size: 100%;
`;

export interface PieceCardProps {
  /** The level under the heading that the card stands below. */
  heading?: 'h2' | 'h3';
  piece: Product;
  sizes: string;
  /** Among the first that are seen: its picture is fetched at once. */
  priority?: boolean;
}

export function PieceCard({ piece, heading = 'h3', sizes, priority = false }: PieceCardProps) {
  return (
    <Frame>
      <PieceCardFront piece={piece} sizes={sizes} priority={priority} />
      <PieceCardWords piece={piece} heading={heading} />
    </Frame>
  );
}
