import styled from 'styled-components';
import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NumberField } from '../../ui/number-field.tsx';
import type { DiscountKind } from './cart.ts';
import type { Till } from './use-till.ts';

const KINDS: readonly DiscountKind[] = ['amount', 'percent'];

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr minmax(0, 13rem);
  gap: var(--space-3);

  dt {
    padding-block-start: 0.6rem;
  }

  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-2);
  }
`;

const Kinds = styled.div`
  display: flex;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  overflow: hidden;

  button {
    min-inline-size: var(--control);
    min-block-size: calc(var(--control) - 2px);
    padding: 0 var(--space-2);
    border: 0;
    background: var(--surface);
    color: var(--ink-muted);
    font-size: var(--text-s);
  }

  button[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }

  button:focus-visible {
    outline-offset: -2px;
  }
`;

/** An amount or a share, as typed; what is taken off stands below where it differs. */
export function DiscountRow({ till }: { till: Till }) {
  const { t, i18n } = useTranslation();
  const { cart, totals, obstacle, isLocked } = till;
  const off = totals && formatPrice(totals.discount, i18n.language);
  const isShown = totals !== null && totals.discount !== cart.discount;
  const words = cart.discountKind === 'percent' ? 'discountIs' : 'discountRounded';
  return (
    <Row>
      <dt>{t('admin.pos.discount')}</dt>
      <dd>
        <NumberField
          label={t('admin.pos.discount')}
          labelHidden
          value={cart.discount === 0 ? null : cart.discount}
          placeholder="0"
          disabled={isLocked}
          error={obstacle === 'discount' ? t('admin.pos.discountTooLarge') : null}
          hint={isShown ? t(`admin.pos.${words}`, { amount: off }) : undefined}
          // The mark itself does not stay in the field.
          onInput={(event) => {
            if (/[%٪]/.test(event.currentTarget.value)) till.setDiscountKind('percent');
          }}
          onChange={till.setDiscount}
        />
        <Kinds role="group" aria-label={t('admin.pos.discountKinds')}>
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-label={t(`admin.pos.discountKind.${kind}`)}
              aria-pressed={cart.discountKind === kind}
              disabled={isLocked}
              onClick={() => till.setDiscountKind(kind)}
            >
              {kind === 'percent' ? t('admin.pos.percent') : t('admin.pos.currency')}
            </button>
          ))}
        </Kinds>
      </dd>
    </Row>
  );
}
