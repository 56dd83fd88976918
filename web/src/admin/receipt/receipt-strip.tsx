import type { OrderItem } from '@dahab/orders/contract/order.ts';
import styled from 'styled-components';
import { Both } from './both.tsx';
import { useReceiptFigures } from './use-receipt-figures.ts';

const List = styled.ul.attrs({ className: 'lines' })`
  margin-block: 2mm;
  padding: 0;
  border-block: 0.3mm dashed #000;
  list-style: none;

  li {
    padding-block: 1.5mm;
    break-inside: avoid;
  }

  li + li {
    border-block-start: 0.2mm dotted #000;
  }

  p {
    overflow-wrap: anywhere;
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const Sums = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 3mm;
  font-variant-numeric: tabular-nums;

  b {
    white-space: nowrap;
  }
`;

/** The pieces as they were sold, in both languages, one below the other. */
export function ReceiptStrip({ items }: { items: readonly OrderItem[] }) {
  const figuresOf = useReceiptFigures();
  return (
    <List>
      {items.map((item) => {
        const { karat, weight, gram, quantity, price, sum } = figuresOf(item);
        return (
          <li key={item.id}>
            <Name>
              <bdi>{item.nameAr}</bdi>
            </Name>
            {item.name && (
              <p>
                <bdi>{item.name}</bdi>
              </p>
            )}
            <p>
              <bdi>{karat}</bdi> · <bdi>{weight}</bdi>
            </p>
            <p>
              <Both of="admin.receipt.gram" />: <bdi>{gram}</bdi>
            </p>
            <Sums>
              <span>
                <bdi>{quantity}</bdi> × <bdi>{price}</bdi>
              </span>
              <b>
                <bdi>{sum}</bdi>
              </b>
            </Sums>
          </li>
        );
      })}
    </List>
  );
}
