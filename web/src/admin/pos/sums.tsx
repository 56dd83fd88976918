import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DiscountRow } from './discount-row.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import type { Till } from './use-till.ts';

/* The lines of the cart give way to it first: all that belongs to paying stays in reach. */
const Frame = styled.div`
  display: grid;
  flex: 0 1 auto;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--line);
  overflow-y: auto;
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

/** How the subtotal becomes what is to be paid: the discount, and by what it is paid. */
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
        <PaymentPanel {...settling} total={Math.max(0, totals.total)} onEnter={till.sell} />
      )}
    </Frame>
  );
}
