import { priceOf } from '@dahab/pricing/contract/price.ts';
import styled from 'styled-components';
import { useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';
import type { TypedProduct } from './typed-product.ts';

const Box = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--space-5));
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--accent-soft);
  box-shadow: 0 0 0 var(--space-2) var(--surface);

  /* A low screen has no room to spare. */
  @media (max-height: 30rem) {
    position: static;
  }
`;

const Amount = styled.output`
  font-family: var(--font-display);
  font-size: var(--text-xl);
`;

const Hint = styled.p`
  flex-basis: 100%;
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

/** What the piece, as it is typed, costs in the shop at this moment. */
export function LivePrice({ typed }: { typed: TypedProduct }) {
  const { t } = useTranslation();
  const { data: gold } = useGetGoldPriceQuery();
  const { weight, karat, marginPerGram } = typed;
  const isWhole = weight !== null && weight > 0 && (marginPerGram ?? 0) >= 0;
  const price = gold && isWhole ? priceOf({ weight, karat, marginPerGram }, gold) : null;
  return (
    <Box>
      <span>{t('admin.products.priceNow')}</span>
      {isWhole ? (
        <Amount>
          <Price amount={price} />
        </Amount>
      ) : (
        <output>{t('admin.products.priceAfterWeight')}</output>
      )}
      <Hint>{t('admin.products.priceHint')}</Hint>
    </Box>
  );
}
