import type { Order } from '@dahab/orders/contract/order.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatPrice } from '../../i18n/format.ts';
import { Both } from './both.tsx';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 1.5mm 0;
  inline-size: 90mm;
  margin-inline-start: auto;
  break-inside: avoid;

  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .total {
    padding-block-start: 1.5mm;
    border-block-start: 0.4mm solid #000;
    font-size: 13pt;
    font-weight: 600;
  }
`;

const lines = ['subtotal', 'discount', 'total'] as const;

export function InvoiceSums({ order }: { order: Order }) {
  const { i18n } = useTranslation();
  return (
    <Sums>
      {lines.map((name) => (
        <Line key={name} name={name} amount={formatPrice(order[name], i18n.language, 2)} />
      ))}
    </Sums>
  );
}

function Line({ name, amount }: { name: (typeof lines)[number]; amount: string }) {
  return (
    <>
      <dt className={name}>
        <Both of={`admin.invoice.${name}`} />
      </dt>
      <dd className={name}>
        <bdi>{amount}</bdi>
      </dd>
    </>
  );
}
