import { goldPoundPriceOf, gramPriceOf, type GoldPrice } from '@dahab/pricing/contract/price.ts';
import styled from 'styled-components';
import { decimalsOf, formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TypedGoldPrice } from './typed-gold-price.ts';

const Panel = styled.div`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--sunken);

  h3 {
    margin-block-end: var(--space-3);
    font-size: var(--text-m);
  }
`;

const List = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0 var(--space-4);
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
  }

  > div:first-child {
    border-block-start: 0;
  }

  dt {
    color: var(--ink-muted);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .main {
    color: var(--accent);
    font-size: var(--text-l);
  }

  .now {
    grid-column: 1 / -1;
    color: var(--ink-muted);
    font-size: var(--text-xs);
    font-weight: 400;
    text-align: end;
  }
`;

export interface EquivalentsProps {
  current: GoldPrice;
  typed: TypedGoldPrice;
}

/** What the typed price makes of the other karats and of the gold pound, and what they are now. */
export function Equivalents({ current, typed }: EquivalentsProps) {
  const { t, i18n } = useTranslation();
  const next: GoldPrice = { basePrice21k: typed.basePrice21k ?? 0, marginPerGram: 0 };
  const show = (amount: number | null) =>
    amount === null ? '—' : formatPrice(amount, i18n.language, decimalsOf(amount));
  return (
    <Panel aria-live="polite">
      <h3>{t('admin.goldPrice.equivalents')}</h3>
      <List>
        {rows.map(({ id, priceOf }) => (
          <div key={id}>
            <dt className={id === 'k21' ? 'main' : undefined}>{t(`admin.goldPrice.${id}`)}</dt>
            <dd className={id === 'k21' ? 'main' : undefined}>
              <bdi>{show(priceOf(next))}</bdi>
            </dd>
            {priceOf(next) !== priceOf(current) && priceOf(current) !== null && (
              <dd className="now">{t('admin.goldPrice.now', { price: show(priceOf(current)) })}</dd>
            )}
          </div>
        ))}
      </List>
    </Panel>
  );
}

const rows: readonly { id: string; priceOf: (gold: GoldPrice) => number | null }[] = [
  { id: 'k24', priceOf: (gold) => gramPriceOf(24, gold) },
  { id: 'k21', priceOf: (gold) => (gold.basePrice21k > 0 ? gold.basePrice21k : null) },
  { id: 'k18', priceOf: (gold) => gramPriceOf(18, gold) },
  { id: 'pound', priceOf: goldPoundPriceOf },
];
