import { ShoppingBag } from 'lucide-react';
import styled from 'styled-components';
import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fromTablet } from '../../ui/media.ts';
import { countPieces } from './cart.ts';
import type { Till } from './use-till.ts';

const Bar = styled.a`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 15;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 3.5rem;
  padding: var(--space-2) var(--space-4) max(var(--space-2), env(safe-area-inset-bottom));
  background: var(--action);
  color: var(--on-action);
  font-weight: 600;
  text-decoration: none;

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }

  ${fromTablet} {
    display: none;
  }
`;

/** On a phone the cart stands below the pieces: this leads to it. */
export function CartBar({ till }: { till: Till }) {
  const { t, i18n } = useTranslation();
  const pieces = countPieces(till.cart);
  if (pieces === 0) return null;
  const toCart = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    document.getElementById('cart')?.scrollIntoView({ behavior: 'smooth' });
  };
  return (
    <Bar href="#cart" onClick={toCart}>
      <span>
        <ShoppingBag size={20} aria-hidden />
        {t('admin.pos.toCart', { count: pieces })}
      </span>
      {till.totals && <bdi>{formatPrice(till.totals.total, i18n.language)}</bdi>}
    </Bar>
  );
}
