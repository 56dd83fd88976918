import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useGetBuyingPriceQuery } from '../../../api/gold-price.ts';
import { Price } from '../../../ui/price.tsx';
import { MethodButtons } from './method-buttons.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { withMethod } from './payments.ts';
import type { SettlementProps } from './settlement-props.ts';
import { dueOf, tradeInTotalOf } from './settlement.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;

  dd {
    text-align: end;
  }
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
  return (
    <Frame>
      {tradeIns.length > 0 && (
        <Sums aria-live="polite">
          <dt>{t('admin.payment.pieces')}</dt>
          <dd>
            <Price amount={total} />
          </dd>
          <dt>{t('admin.payment.tradeIns')}</dt>
          <dd>
            <Price amount={-tradeInTotalOf(tradeIns)} />
          </dd>
        </Sums>
      )}
      {due > 0 && (
        <>
          <MethodButtons
            chosen={payments}
            disabled={disabled}
            onMethod={(method) =>
              onSettlement((now) => ({ payments: withMethod(now.payments, method) }))
            }
          />
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
