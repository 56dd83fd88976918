import type { Order } from '@dahab/orders/contract/order.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { Facts, type Fact } from '../facts.tsx';
import { customerName } from '../people/customer-name.ts';
import { OrderItems } from './order-items.tsx';

const Section = styled.section`
  margin-block-end: var(--space-5);

  h3 {
    margin-block-end: var(--space-3);
    font-size: var(--text-m);
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-2) var(--space-5);
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

export interface OrderDialogProps {
  order: Order | null;
  onClose: () => void;
}

/** An order as it was sold. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { t, i18n } = useTranslation();
  if (!order) return null;
  const { customer } = order;
  const contacts = ({ phone, email, city }: NonNullable<Order['customer']>): Fact[] => [
    [t('admin.customers.phone'), phone],
    [t('admin.customers.email'), email],
    [t('admin.customers.city'), city],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('admin.orders.oneTitle', { id: order.id })}
    >
      <Section>
        <h3>{t('admin.orders.customerInfo')}</h3>
        <Facts
          facts={[
            [t('admin.orders.customer'), customerName(customer) || t('admin.orders.walkIn')],
            ...(customer ? contacts(customer) : []),
            [t('admin.orders.date'), formatDateTime(order.createdAt, i18n.language)],
          ]}
        />
      </Section>
      <Section>
        <h3>{t('admin.orders.items')}</h3>
        <OrderItems items={order.items} />
        {order.priceFlagged && (
          <p>
            <Badge $tone="accent">{t('admin.orders.flagged')}</Badge>{' '}
            {t('admin.orders.flaggedHint')}
          </p>
        )}
      </Section>
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
      </Sums>
    </Dialog>
  );
}
