import type { OrderItem } from '@dahab/orders/contract/order.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatKarat, formatNumber, formatPrice, formatWeight } from '../../i18n/format.ts';
import { Both } from './both.tsx';

const Table = styled.table`
  inline-size: 100%;
  margin-block: 6mm;
  border-collapse: collapse;

  th,
  td {
    padding: 2mm;
    border-block-end: 0.2mm solid #999;
    text-align: start;
    vertical-align: top;
  }

  th {
    border-block-end: 0.4mm solid #000;
    font-size: 9pt;
  }

  th > span {
    display: block;
  }

  tr {
    break-inside: avoid;
  }

  .figure {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: #555;
  }
`;

const figures = ['karat', 'weight', 'quantity', 'price', 'sum'] as const;

/** The pieces as they were sold, in both languages. */
export function InvoiceLines({ items }: { items: readonly OrderItem[] }) {
  const { i18n } = useTranslation();
  const cellsOf = (item: OrderItem) => ({
    karat: formatKarat(item.karat),
    weight: formatWeight(item.weight, i18n.language),
    quantity: formatNumber(item.quantity, i18n.language),
    price: formatPrice(item.price, i18n.language, 2),
    sum: formatPrice(item.price * item.quantity, i18n.language, 2),
  });
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Both of="admin.invoice.piece" />
          </th>
          {figures.map((name) => (
            <th key={name} scope="col" className="figure">
              <Both of={`admin.invoice.${name}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>
              <bdi>{item.nameAr}</bdi>
              {item.name && (
                <small>
                  <bdi>{item.name}</bdi>
                </small>
              )}
            </td>
            {figures.map((name) => (
              <td key={name} className="figure">
                <bdi>{cellsOf(item)[name]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
