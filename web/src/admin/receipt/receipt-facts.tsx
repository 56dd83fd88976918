import type { Order } from '@dahab/orders/contract/order.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateTime, formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { customerName } from '../people/customer-name.ts';
import { Both } from './both.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 2mm 10mm;
  margin-block-start: 5mm;

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: break-word;
  }

  [data-paper='80mm'] & {
    grid-template-columns: 1fr;
    gap: 0.8mm;
    margin-block-start: 1.5mm;

    > div {
      display: flex;
      justify-content: space-between;
      gap: 3mm;
    }

    dd {
      min-inline-size: min-content;
      text-align: end;
    }
  }
`;

/** When it was sold, to whom, by whom, and at which price of gold. */
export function ReceiptFacts({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { customer, soldBy } = order;
  const basePrice = order.items[0]?.basePrice21k ?? 0;
  return (
    <Facts>
      <Fact of="admin.receipt.date">{formatDateTime(order.createdAt, i18n.language)}</Fact>
      <Fact of="admin.receipt.customer">
        <bdi>{customerName(customer) || t('admin.orders.walkIn')}</bdi>{' '}
        {customer?.phone && <bdi dir="ltr">{customer.phone}</bdi>}
      </Fact>
      {basePrice > 0 && (
        <Fact of="admin.receipt.basePrice">
          <bdi>{formatPrice(basePrice, i18n.language, 2)}</bdi>
        </Fact>
      )}
      {soldBy && (
        <Fact of="admin.receipt.cashier">
          <bdi>{soldBy.name}</bdi>
        </Fact>
      )}
    </Facts>
  );
}

function Fact({ of: label, children }: { of: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both of={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
