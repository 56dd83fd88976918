import styled from 'styled-components';
import { Price } from '../../ui/price.tsx';

/** A line in the row of a cart or a sale: from one end to the other, or below each other. */
export const RowLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);

  strong {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export interface RowHeadProps {
  name: string;
  /** EGP; null while it is not known. */
  amount: number | null;
}

/** For whom, and how much. */
export function RowHead({ name, amount }: RowHeadProps) {
  return (
    <RowLine>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {amount !== null && <Price amount={amount} />}
    </RowLine>
  );
}
