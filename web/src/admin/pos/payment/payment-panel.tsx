import styled from 'styled-components';
import { useGetBuyingPriceQuery } from '../../../api/gold-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Price } from '../../../ui/price.tsx';
import { MethodButtons } from './method-buttons.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { paymentMethods, withMethod } from './payments.ts';
import type { SettlementProps } from './settlement-props.ts';
import { dueOf, tradeInTotalOf } from './settlement.ts';
import { TakeTradeIn } from './take-trade-in.tsx';

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
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
  return (
    <Frame>
      {tradeIns.length > 1 && (
        <Sum>
          {t('admin.payment.tradeInTotal')}
          <Price amount={-tradeInTotalOf(tradeIns)} />
        </Sum>
      )}
      <MethodButtons
        methods={due > 0 ? paymentMethods : []}
        chosen={payments}
        disabled={disabled}
        onMethod={(method) =>
          onSettlement((now) => ({ payments: withMethod(now.payments, method) }))
        }
      >
        <TakeTradeIn {...props} />
      </MethodButtons>
      {due > 0 && (
        <PaymentFields
          due={due}
          chosen={payments}
          disabled={disabled}
          onEnter={onEnter}
          onChosen={(change) => onSettlement((now) => ({ payments: change(now.payments) }))}
        />
      )}
    </Frame>
  );
}
