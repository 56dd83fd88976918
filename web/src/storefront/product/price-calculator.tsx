import type { Product } from '@dahab/catalog/contract/product.ts';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { priceBreakdown } from './price-breakdown.ts';

const Frame = styled.section`
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
`;

const Label = styled.h2`
  color: var(--ink-muted);
  font-size: var(--text-s);
  font-weight: 400;
`;

const Total = styled.p`
  color: var(--accent);
  font-size: var(--text-3xl);
  font-weight: 400;
  line-height: 1.4;

  > span {
    color: var(--ink-muted);
    font-size: var(--text-l);
    font-weight: 400;
  }
`;

const Muted = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const More = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    inline-size: fit-content;
    min-block-size: var(--control);
    cursor: pointer;
    list-style: none;
    text-decoration: underline;
    text-decoration-color: var(--accent-bright);
    text-underline-offset: 0.35em;
  }

  /* Safari's own triangle. */
  summary::-webkit-details-marker {
    display: none;
  }

  svg {
    color: var(--accent);
    transition: rotate var(--quick);
  }

  &[open] svg {
    rotate: 180deg;
  }
`;

/** The price of this moment, and how it is made up. Follows the gold price by itself. */
export function PriceCalculator({ piece }: { piece: Product }) {
  const { t, i18n } = useTranslation();
  const { data: gold, isLoading } = useGetGoldPriceQuery();
  const breakdown = gold ? priceBreakdown(piece, gold) : null;
  return (
    <Frame>
      <Label>{t('price.today')}</Label>
      {isLoading ? (
        <Skeleton $height="3rem" $width="12rem" />
      ) : (
        <Total aria-live="polite">
          <Price amount={breakdown?.total ?? null} />
        </Total>
      )}
      {!isLoading && !breakdown && <Muted>{t('price.waiting')}</Muted>}
      {gold?.updatedAt && breakdown && (
        <>
          <Muted suppressHydrationWarning>
            {t('price.updated', { time: formatDateTime(gold.updatedAt, i18n.language) })}
          </Muted>
          <More>
            <summary>
              {t('price.breakdown')}
              <ChevronDown size={18} aria-hidden />
            </summary>
            <BreakdownTable piece={piece} breakdown={breakdown} />
          </More>
        </>
      )}
    </Frame>
  );
}
