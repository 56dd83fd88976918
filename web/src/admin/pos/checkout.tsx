import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DiscountRow } from './discount-row.tsx';
import { SaleProblem } from './sale-problem.tsx';
import type { Till } from './use-till.ts';

const Frame = styled.footer`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border-block-start: 1px solid var(--line);
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr minmax(9rem, auto);
  gap: var(--space-1) var(--space-4);
  align-items: center;

  dd {
    text-align: end;
  }

  .total {
    font-size: var(--text-xl);
    font-weight: 600;
  }
`;

const Why = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
  text-align: center;
`;

/** Discount, what is to be paid, and the sale itself. */
export function Checkout({ till }: { till: Till }) {
  const { t } = useTranslation();
  const { cart, totals, obstacle, isLocked, sale } = till;
  const canSell = isLocked || obstacle === null;
  const sums = cart.sent ? sumsOfSent(cart.sent) : totals;
  return (
    <Frame>
      {cart.lines.length > 0 && (
        <>
          <Sums aria-live="polite">
            <Sum name={t('admin.pos.subtotal')} amount={sums?.subtotal} />
            <DiscountRow till={till} />
            <Sum name={t('admin.pos.total')} amount={sums?.total} main />
          </Sums>
        </>
      )}
      <SaleProblem till={till} />
      <Button wide pending={sale.isSelling} disabled={!canSell} onClick={till.sell}>
        {t(isLocked && !sale.isSelling ? 'admin.pos.finish' : 'admin.pos.sell')}
      </Button>
      {!isLocked && obstacle && obstacle !== 'discount' && (
        <Why>{t(`admin.pos.obstacle.${obstacle}`)}</Why>
      )}
    </Frame>
  );
}

function Sum({ name, amount, main }: { name: string; amount: number | undefined; main?: boolean }) {
  const className = main ? 'total' : undefined;
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>
        {amount === undefined ? (
          <Skeleton $width="6rem" $height="1.4rem" />
        ) : (
          <Price amount={Math.max(0, amount)} />
        )}
      </dd>
    </>
  );
}

function sumsOfSent({ discount, total }: { discount: number; total: number }) {
  return { subtotal: total + discount, discount, total };
}
