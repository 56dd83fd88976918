import type { Product } from '@dahab/catalog/contract/product.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { subjectOf } from '../../storefront/pieces/subject-of.ts';
import { Picture } from '../../ui/picture.tsx';

const Frame = styled.span`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Thumb = styled.span`
  border-radius: var(--radius-s);
  overflow: hidden;
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.5;
`;

const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface PieceLineProps {
  piece: Product;
  /** What is to be known about it here. */
  children?: ReactNode;
}

/** A piece in one line: picture, name, measures. */
export function PieceLine({ piece, children }: PieceLineProps) {
  const { i18n } = useTranslation();
  return (
    <Frame>
      <Thumb>
        <Picture
          src={piece.images[0]}
          alt=""
          sizes="3rem"
          subject={subjectOf(piece.nameAr, piece.name)}
        />
      </Thumb>
      <Words>
        <bdi>{localized(i18n.language, piece.nameAr, piece.name)}</bdi>
        <Small>
          <bdi>{formatKarat(piece.karat)}</bdi>
          <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>
          {children}
        </Small>
      </Words>
    </Frame>
  );
}
