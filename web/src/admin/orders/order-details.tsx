import type { Order, OrderCustomer } from '@dahab/orders/contract/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Facts, type Fact } from '../facts.tsx';
import { customerName } from '../people/customer-name.ts';
import { OrderItems } from './order-items.tsx';
import { OrderSums } from './order-sums.tsx';

const Section = styled.section`
  margin-block-end: var(--space-5);

  h3 {
    margin-block-end: var(--space-3);
    font-size: var(--text-m);
  }
`;

export interface OrderDetailsProps {
  order: Order;
  deletedAt: string | null;
}

export function OrderDetails({ order, deletedAt }: OrderDetailsProps) {
  const { t, i18n } = useTranslation();
  const { customer } = order;
  return (
    <>
      {deletedAt && (
        <Section>
          <Badge $tone="danger">
            {t('admin.orders.deletedAt', { time: formatDateTime(deletedAt, i18n.language) })}
          </Badge>{' '}
          {t('admin.orders.deletedHint')}
        </Section>
      )}
      <Section>
        <h3>{t('admin.orders.customerInfo')}</h3>
        <Facts
          facts={[
            [t('admin.orders.customer'), <Buyer key="buyer" customer={customer} />],
            ...contactsOf(customer, t),
            [t('admin.orders.date'), formatDateTime(order.createdAt, i18n.language)],
            [t('admin.receipt.cashier'), order.soldBy?.name],
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
      <OrderSums order={order} />
    </>
  );
}

function Buyer({ customer }: { customer: OrderCustomer | null }) {
  const { t } = useTranslation();
  if (!customer) return t('admin.orders.walkIn');
  return <Link to={`/admin/customers?customer=${customer.id}`}>{customerName(customer)}</Link>;
}

function contactsOf(customer: OrderCustomer | null, t: (key: string) => string): Fact[] {
  if (!customer) return [];
  return [
    [t('admin.customers.phone'), customer.phone && <bdi dir="ltr">{customer.phone}</bdi>],
    [t('admin.customers.email'), customer.email],
    [t('admin.customers.city'), customer.city],
  ];
}
