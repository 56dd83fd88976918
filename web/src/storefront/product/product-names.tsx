import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { CollectionOfPiece } from './collection-of-piece.tsx';

const Frame = styled.header`
  h1 {
    font-family: var(--font-display);
    font-size: var(--text-3xl);
    font-weight: 400;
    line-height: 1.45;
  }

  p {
    color: var(--ink-muted);
    font-size: var(--text-l);
  }
`;

/** The Arabic name is the piece's title in both languages; the English one stands below it. */
export function ProductNames({ piece }: { piece: Product }) {
  return (
    <Frame>
      <CollectionOfPiece collectionId={piece.collectionId} />
      <h1>
        <bdi lang="ar">{piece.nameAr}</bdi>
      </h1>
      {piece.name && piece.name !== piece.nameAr && (
        <p lang="en">
          <bdi>{piece.name}</bdi>
        </p>
      )}
    </Frame>
  );
}
