import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DiscountRow } from './discount-row.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { TradeIns } from './payment/trade-ins.tsx';
import type { Till } from './use-till.ts';

const Frame = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--line);
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr minmax(9rem, auto);
  gap: var(--space-1) var(--space-4);
  align-items: center;

  dd {
    text-align: end;
  }
`;

/** How the subtotal becomes what is to be paid: discount, old gold, and by what it is paid. */
export function Sums({ till }: { till: Till }) {
  const { t } = useTranslation();
  const { cart, totals, isLocked } = till;
  if (cart.lines.length === 0) return null;
  const settling = { settlement: cart, disabled: isLocked, onSettlement: till.setSettlement };
  return (
    <Frame>
      <List aria-live="polite">
        <dt>{t('admin.pos.subtotal')}</dt>
        <dd>
          {totals ? (
            <Price amount={totals.subtotal} />
          ) : (
            <Skeleton $width="6rem" $height="1.4rem" />
          )}
        </dd>
        <DiscountRow till={till} />
      </List>
      {totals && (
        <>
          <TradeIns {...settling} />
          <PaymentPanel {...settling} total={Math.max(0, totals.total)} onEnter={till.sell} />
        </>
      )}
    </Frame>
  );
}
