import { cellProps, type Column } from './column.ts';
import { Skeleton } from './skeleton.tsx';

/** Grey ones, while the first answer is on its way. */
export function LoadingRows<Row>({
  columns,
  count,
}: {
  columns: readonly Column<Row>[];
  count: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <tr role="row" key={row}>
      {columns.map((column) => (
        <td key={column.id} {...cellProps(column)}>
          <Skeleton $height="1.2rem" $width="6rem" />
        </td>
      ))}
    </tr>
  ));
}
