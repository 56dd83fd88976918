import type { PaymentMethod } from '@dahab/orders/contract/settlement.ts';
import { useRef } from 'react';
import styled from 'styled-components';
import { useGetBuyingPriceQuery } from '../../../api/gold-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Price } from '../../../ui/price.tsx';
import { MethodButtons } from './method-buttons.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { withMethod } from './payments.ts';
import type { SettlementProps } from './settlement-props.ts';
import { dueOf, tradeInTotalOf } from './settlement.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
  scroll-margin-block-end: var(--space-3);
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
`;

export interface PaymentPanelProps extends SettlementProps {
  /** EGP, of the pieces. */
  total: number;
  /** Enter in one of the fields: the sale may go on. */
  onEnter: () => void;
}

/**
 * How a sale is paid, and what old gold takes off it; what is due stands at the till's own button.
 * Nothing chosen is a plain sale: it asks for no step.
 */
export function PaymentPanel({ total, onEnter, ...props }: PaymentPanelProps) {
  const { t } = useTranslation();
  // Known before it is needed, so that old gold can be taken without a network too.
  useGetBuyingPriceQuery();
  const { settlement, disabled, onSettlement } = props;
  const { tradeIns, payments } = settlement;
  const due = dueOf(total, tradeIns);
  const frame = useRef<HTMLDivElement>(null);
  const choose = (method: PaymentMethod) => {
    onSettlement((now) => ({ payments: withMethod(now.payments, method) }));
    // What it asks for comes into sight below.
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <Frame ref={frame}>
      {tradeIns.length > 1 && (
        <Sum>
          {t('admin.payment.tradeInTotal')}
          <Price amount={-tradeInTotalOf(tradeIns)} />
        </Sum>
      )}
      {due > 0 && (
        <>
          <MethodButtons chosen={payments} disabled={disabled} onMethod={choose} />
          <PaymentFields
            due={due}
            chosen={payments}
            disabled={disabled}
            onEnter={onEnter}
            onChosen={(change) => onSettlement((now) => ({ payments: change(now.payments) }))}
          />
        </>
      )}
    </Frame>
  );
}
