import type { Product } from '@dahab/catalog/contract/product.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { withHover } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { ImageDots } from './image-dots.tsx';
import { QuickViewButton } from './quick-view-button.tsx';
import { subjectOf } from './subject-of.ts';

const Front = styled.div<{ $sold: boolean }>`
  position: relative;
  border-radius: var(--radius-m);
  overflow: hidden;

  img {
    transition: scale 500ms var(--ease);
    ${({ $sold }) => $sold && 'opacity: 0.5;'}
  }

  ${withHover} {
    article:hover & img {
      scale: 1.03;
    }
  }
`;

const Sold = styled(Badge)`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  padding-inline: var(--space-3);
  background: var(--surface);
  color: var(--ink);
`;

export interface PieceCardFrontProps {
  piece: Product;
  sizes: string;
  priority: boolean;
}

/** The pictures of a card, one at a time, and what is done on them. */
export function PieceCardFront({ piece, sizes, priority }: PieceCardFrontProps) {
  const { t } = useTranslation();
  const [image, setImage] = useState(0);
  const isSold = piece.quantity === 0;
  return (
    <Front $sold={isSold}>
      <Picture
        src={piece.images[image]}
        alt=""
        ratio="1"
        sizes={sizes}
        subject={subjectOf(piece.nameAr, piece.name)}
        priority={priority}
      />
      {isSold && <Sold>{t('card.soldOut')}</Sold>}
      <QuickViewButton piece={piece} />
      <ImageDots count={piece.images.length} selected={image} onSelect={setImage} />
    </Front>
  );
}
