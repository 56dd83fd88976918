import styled from 'styled-components';
import { decimalsOf, formatNumber, formatPrice } from '../../../i18n/format.ts';
import { useServerText } from '../../../i18n/use-server-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Price } from '../../../ui/price.tsx';
import { LARGEST_AMOUNT, type SplitPayment } from './payments.ts';
import { quickNotes } from './quick-notes.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) auto;
  align-items: start;
  gap: var(--space-3);
`;

const Change = styled.output`
  display: grid;
  justify-items: end;
  min-inline-size: 7rem;
  color: var(--ink-muted);
  font-size: var(--text-s);

  strong {
    color: var(--ink);
    font-size: var(--text-xl);
    line-height: 1.8;
  }
`;

/* As wide as what stands in them, and all of the row together. */
const Notes = styled(Chips)`
  button {
    flex: 1 1 auto;
    padding-inline: var(--space-2);
    font-variant-numeric: tabular-nums;
  }
`;

export interface CashReceivedProps {
  cash: SplitPayment;
  disabled: boolean;
  onTendered: (tendered: number | null) => void;
}

/** What was handed over, by a press or as typed, and what to give back. */
export function CashReceived({ cash, disabled, onTendered }: CashReceivedProps) {
  const { t, i18n } = useTranslation();
  const { share, tendered, change } = cash;
  const price = (amount: number) => formatPrice(amount, i18n.language, decimalsOf(amount));
  const serverText = useServerText();
  const errorOf = (notes: number) => {
    if (notes > LARGEST_AMOUNT) return serverText('The amount is too large');
    return notes < share ? t('admin.payment.short', { amount: price(share - notes) }) : undefined;
  };
  return (
    <>
      <Row>
        <NumberField
          label={t('admin.payment.tendered')}
          value={tendered}
          placeholder={formatNumber(share, i18n.language)}
          disabled={disabled}
          error={tendered === null ? undefined : errorOf(tendered)}
          onFocus={(event) => event.target.select()}
          onChange={onTendered}
        />
        <Change aria-live="polite">
          {change !== null && (
            <>
              {t('admin.payment.change')}
              <strong>
                <Price amount={change} decimals={decimalsOf(change)} />
              </strong>
            </>
          )}
        </Change>
      </Row>
      <Notes role="group" aria-label={t('admin.payment.notes')}>
        {quickNotes(share).map((note) => (
          <Chip
            key={note}
            pressed={tendered === note}
            disabled={disabled}
            onClick={() => onTendered(tendered === note ? null : note)}
          >
            {note === share ? (
              t('admin.payment.exact')
            ) : (
              <bdi>{formatNumber(note, i18n.language)}</bdi>
            )}
          </Chip>
        ))}
      </Notes>
    </>
  );
}
