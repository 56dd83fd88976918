import type { Order } from '@dahab/orders/contract/order.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Price } from '../../ui/price.tsx';
import { OrderSettlement } from './order-settlement.tsx';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-2) 0;
  margin-inline-start: auto;
  max-inline-size: 22rem;

  dt {
    color: var(--ink-muted);
  }

  dd {
    text-align: end;
  }

  .total {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
    color: var(--ink);
    font-size: var(--text-l);
    font-weight: 600;
  }
`;

export function OrderSums({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <Sums>
      <dt>{t('admin.orders.subtotal')}</dt>
      <dd>
        <Price amount={order.subtotal} decimals={2} />
      </dd>
      <dt>{t('admin.orders.discount')}</dt>
      <dd>
        <Price amount={order.discount} decimals={2} />
      </dd>
      <dt className="total">{t('admin.orders.total')}</dt>
      <dd className="total">
        <Price amount={order.total} decimals={2} />
      </dd>
      <OrderSettlement order={order} />
    </Sums>
  );
}
