import { memo } from 'react';
import styled from 'styled-components';
import { formatKarat, formatNumber, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { CartPiece } from './cart.ts';

const Frame = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  text-align: start;
  overflow: hidden;
  touch-action: manipulation;
  transition: border-color var(--quick);

  &:hover {
    border-color: var(--line-strong);
  }

  &:active {
    background: var(--accent-soft);
  }

  &[data-unavailable] {
    img,
    svg {
      opacity: 0.45;
    }
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-3);
`;

const Name = styled.span`
  display: -webkit-box;
  font-weight: 600;
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Small = styled.span`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Amount = styled.span`
  margin-block-start: auto;
  font-weight: 600;
`;

const InCart = styled.span`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  min-inline-size: 1.75rem;
  padding-inline: var(--space-2);
  border-radius: 1rem;
  background: var(--action);
  color: var(--on-action);
  font-size: var(--text-s);
  font-weight: 600;
  text-align: center;
`;

export interface ProductButtonProps {
  piece: CartPiece;
  /** EGP; null while the shop has no gold price. */
  price: number | null;
  inCart: number;
  /** The same for as long as the till is open. */
  onAdd: (piece: CartPiece) => void;
}

/**
 * A piece as a button that adds one of it. It can be pressed when nothing is left, to say so. Drawn
 * again only for itself: there are many of them, and the till changes with every key.
 */
export const ProductButton = memo(({ piece, price, inCart, onAdd }: ProductButtonProps) => {
  const { t, i18n } = useTranslation();
  const left = piece.stock - inCart;
  return (
    <Frame
      type="button"
      data-unavailable={left <= 0 || price === null || undefined}
      onClick={() => onAdd(piece)}
    >
      <Picture src={piece.image} alt="" ratio="4 / 3" sizes="(min-width: 768px) 200px, 45vw" />
      <Words>
        <Name>
          <bdi>{localized(i18n.language, piece.nameAr, piece.name)}</bdi>
        </Name>
        <Small>
          <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>
          {' · '}
          <bdi>{formatKarat(piece.karat)}</bdi>
        </Small>
        <span>
          {piece.stock > 0 ? (
            <Small>{t('admin.pos.inStock', { count: piece.stock })}</Small>
          ) : (
            <Badge $tone="danger">{t('admin.pos.soldOut')}</Badge>
          )}
        </span>
        <Amount>
          {price === null ? <Small>{t('admin.pos.noPriceYet')}</Small> : <Price amount={price} />}
        </Amount>
      </Words>
      {inCart > 0 && (
        <InCart aria-label={t('admin.pos.inCart', { count: inCart })}>
          {formatNumber(inCart, i18n.language)}
        </InCart>
      )}
    </Frame>
  );
});
