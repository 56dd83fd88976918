import type { Product } from '@dahab/catalog/contract/product.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';
import type { PriceBreakdown } from './price-breakdown.ts';

const Rows = styled.dl`
  font-size: var(--text-s);
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-2);

  & + & {
    border-block-start: 1px solid var(--line);
  }

  &:last-child {
    font-weight: 600;
  }
`;

export interface BreakdownTableProps {
  piece: Product;
  breakdown: PriceBreakdown;
}

export function BreakdownTable({ piece, breakdown }: BreakdownTableProps) {
  const { t, i18n } = useTranslation();
  const { gram, margin, marginIsPerGram, rounding, total } = breakdown;
  const marginLabel = marginIsPerGram ? t('price.margin') : t('price.marginPiece');
  return (
    <Rows>
      {row(t('price.gram', { karat: `\u2068${formatKarat(piece.karat)}\u2069` }), money(gram))}
      {row(marginLabel, money(margin))}
      {row(t('price.weight'), <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>)}
      {rounding !== 0 && row(t('price.rounded'), money(rounding))}
      {row(t('price.total'), <Price amount={total} />)}
    </Rows>
  );
}

function row(term: string, value: ReactNode) {
  return (
    <Row>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </Row>
  );
}

function money(amount: number) {
  return <Price amount={amount} decimals={2} />;
}
