import type { Order } from '@dahab/orders/contract/order.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDateTime, formatPrice } from '../../i18n/format.ts';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { customerName } from '../people/customer-name.ts';
import { Both } from './both.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 2mm 10mm;
  margin-block-start: 5mm;

  dd {
    margin: 0;
    font-weight: 600;
  }
`;

const Title = styled.p`
  margin-block-start: 6mm;
  font-size: 15pt;
  font-weight: 600;
`;

const Void = styled.p`
  margin-block-start: 3mm;
  padding: 2mm 4mm;
  border: 0.6mm solid #000;
  font-weight: 600;
  text-align: center;
`;

const Thanks = styled.p`
  margin-block-start: 10mm;
  text-align: center;
`;

export interface InvoiceProps {
  order: Order;
  /** When the sale was voided, if it was. */
  deletedAt: string | null;
}

/** An order on A4, in Arabic and English; the figures are in the digits of the screen. */
export function Invoice({ order, deletedAt }: InvoiceProps) {
  const { t, i18n } = useTranslation();
  const { customer } = order;
  const basePrice = order.items[0]?.basePrice21k;
  return (
    <PrintSheet>
      <InvoiceHead />
      <Title>
        <Both of="admin.invoice.title" /> <bdi>#{order.id}</bdi>
      </Title>
      {deletedAt && (
        <Void>
          <Both of="admin.invoice.void" />
        </Void>
      )}
      <Facts>
        <div>
          <dt>
            <Both of="admin.invoice.date" />
          </dt>
          <dd>{formatDateTime(order.createdAt, i18n.language)}</dd>
        </div>
        <div>
          <dt>
            <Both of="admin.invoice.customer" />
          </dt>
          <dd>
            <bdi>{customerName(customer) || t('admin.orders.walkIn')}</bdi>{' '}
            {customer?.phone && <bdi dir="ltr">{customer.phone}</bdi>}
          </dd>
        </div>
        {basePrice !== undefined && basePrice > 0 && (
          <div>
            <dt>
              <Both of="admin.invoice.basePrice" />
            </dt>
            <dd>{formatPrice(basePrice, i18n.language, 2)}</dd>
          </div>
        )}
      </Facts>
      <InvoiceLines items={order.items} />
      <InvoiceSums order={order} />
      <Thanks>
        <Both of="admin.invoice.thanks" />
      </Thanks>
    </PrintSheet>
  );
}
