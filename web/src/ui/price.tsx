import { useEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { formatPrice } from '../i18n/format.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const glow = keyframes`
  0%, 40% { background-color: var(--accent-soft); }
  100% { background-color: transparent; }
`;

const Amount = styled.bdi<{ $moved: boolean }>`
  padding-inline: 0.15em;
  margin-inline: -0.15em;
  border-radius: var(--radius-s);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $moved }) =>
    $moved &&
    css`
      animation: ${glow} 1.8s ease-out;
    `}
`;

export interface PriceProps {
  /** Egyptian pounds; null while it is not known. */
  amount: number | null;
  /** Order screens show piastres; shop prices are whole pounds. */
  decimals?: 0 | 2;
}

/** Money, isolated from the text around it. A change while it is on screen glows for a moment. */
export function Price({ amount, decimals = 0 }: PriceProps) {
  const { t, i18n } = useTranslation();
  const moves = useMoves(amount);
  if (amount === null) return <span>{t('ui.priceSoon')}</span>;
  return (
    // Browsers write one amount in several ways: as it was drawn, it stays until it changes.
    <Amount key={moves} $moved={moves > 0} suppressHydrationWarning>
      {formatPrice(amount, i18n.language, decimals)}
    </Amount>
  );
}

/** How often a known amount became another one. */
function useMoves(amount: number | null): number {
  const last = useRef(amount);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (last.current !== null && amount !== null && last.current !== amount) {
      setMoves((count) => count + 1);
    }
    last.current = amount;
  }, [amount]);
  return moves;
}
