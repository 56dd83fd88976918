import styled from 'styled-components';
import { cellProps, type Column } from './column.ts';
import { belowWide, fromTablet } from './media.ts';
import { Skeleton } from './skeleton.tsx';

/* Where there is little room, no wider than what comes: the table never slides sideways for it. */
const Waiting = styled(Skeleton)`
  inline-size: 6rem;

  ${fromTablet} {
    ${belowWide} {
      inline-size: 2.5rem;
    }
  }
`;

/** Grey ones, while the first answer is on its way. */
export function LoadingRows<Row>({
  columns,
  count,
}: {
  columns: readonly Column<Row>[];
  count: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr role="row" key={`grey ${row}`}>
      {columns.map((column) => (
        <td key={column.id} {...cellProps(column)}>
          <Waiting $height="1.2rem" />
        </td>
      ))}
    </tr>
  ));
}
