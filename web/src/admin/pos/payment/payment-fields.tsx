import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { decimalsOf, formatPrice } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { CashReceived } from './cash-received.tsx';
import {
  splitOf,
  withAmount,
  withTendered,
  type ChosenPayment,
  type SplitPayment,
} from './payments.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Shares = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--space-3);
`;

export interface PaymentFieldsProps {
  /** EGP, more than nothing. */
  due: number;
  chosen: readonly ChosenPayment[];
  disabled: boolean;
  onChosen: (change: (chosen: readonly ChosenPayment[]) => readonly ChosenPayment[]) => void;
  onEnter: () => void;
}

/** Who pays how much of it, where there is a choice; and what of it is cash. */
export function PaymentFields({ due, chosen, disabled, onChosen, onEnter }: PaymentFieldsProps) {
  const { t, i18n } = useTranslation();
  const split = splitOf(chosen, due);
  const cash = split.find(({ method }) => method === 'cash');
  const over = Math.max(0, ...split.map(({ share }) => -share));
  if (split.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
  };
  const errorOf = ({ amount }: SplitPayment) =>
    over > 0 && amount !== null && amount > 0
      ? t('admin.payment.over', { amount: formatPrice(over, i18n.language, decimalsOf(over)) })
      : undefined;

  return (
    <Frame onKeyDown={onKeyDown}>
      {split.length > 1 && (
        <Shares>
          {split.map((payment) => (
            <NumberField
              key={payment.method}
              label={t('admin.payment.amountOf', {
                method: t(`admin.payment.method.${payment.method}`),
              })}
              value={Math.max(0, payment.share)}
              disabled={disabled}
              error={errorOf(payment)}
              hint={payment.amount === null ? t('admin.payment.rest') : undefined}
              onFocus={(event) => event.target.select()}
              onChange={(amount) => onChosen((now) => withAmount(now, payment.method, amount))}
            />
          ))}
        </Shares>
      )}
      {cash && cash.share > 0 && (
        <CashReceived
          cash={cash}
          disabled={disabled}
          onTendered={(tendered) => onChosen((now) => withTendered(now, tendered))}
        />
      )}
    </Frame>
  );
}
