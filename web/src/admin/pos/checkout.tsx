import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dueOf } from './payment/settlement.ts';
import type { Till } from './use-till.ts';

const Frame = styled.footer`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) var(--space-4);
  border-block-start: 1px solid var(--line);
`;

const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  font-size: var(--text-xl);
  font-weight: 600;
`;

/* Above the button, which stays where the thumb is. */
const Why = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
  text-align: center;
`;

const Sell = styled(Button)`
  min-block-size: 3.25rem;
  font-size: var(--text-l);
`;

/** What is to be paid, always in sight, and the sale itself. */
export function Checkout({ till }: { till: Till }) {
  const { t } = useTranslation();
  const { cart, totals, obstacle, isLocked, awaited } = till;
  const due = totals && dueOf(totals.total, cart.tradeIns);
  return (
    <Frame>
      <Total aria-live="polite">
        <dt>{t(labelOf(obstacle === 'discount' ? 0 : due, cart.tradeIns.length))}</dt>
        <dd>
          {due === null ? (
            <Skeleton $width="6rem" $height="1.4rem" />
          ) : (
            <Price amount={obstacle === 'discount' ? 0 : Math.abs(due)} />
          )}
        </dd>
      </Total>
      <div role="status">
        {!isLocked && obstacle && <Why>{t(`admin.pos.obstacle.${obstacle}`)}</Why>}
      </div>
      <Sell
        wide
        pending={awaited.sale?.phase === 'selling'}
        disabled={isLocked || obstacle !== null}
        aria-keyshortcuts="F9"
        title="F9"
        onClick={till.sell}
      >
        {t('admin.pos.sell')}
      </Sell>
    </Frame>
  );
}

/** What the big sum is: of a plain sale its total, with old gold what is left to pay. */
function labelOf(due: number | null, tradeIns: number): string {
  if (due !== null && due < 0) return 'admin.payment.paidOut';
  return tradeIns > 0 ? 'admin.payment.due' : 'admin.pos.total';
}
