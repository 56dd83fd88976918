import type { OrderItem } from '@dahab/orders/contract/order.ts';
import styled from 'styled-components';
import { Both } from './both.tsx';
import { useReceiptFigures } from './use-receipt-figures.ts';

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

  td:first-child {
    overflow-wrap: anywhere;
  }

  .figure {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: var(--faint);
  }
`;

const figures = ['karat', 'weight', 'gram', 'quantity', 'price', 'sum'] as const;

/** The pieces as they were sold, in both languages, with room for columns. */
export function ReceiptTable({ items }: { items: readonly OrderItem[] }) {
  const figuresOf = useReceiptFigures();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Both of="admin.receipt.piece" />
          </th>
          {figures.map((name) => (
            <th key={name} scope="col" className="figure">
              <Both of={`admin.receipt.${name}`} />
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
                <bdi>{figuresOf(item)[name]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
