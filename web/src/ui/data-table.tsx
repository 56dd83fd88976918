import type { ReactNode } from 'react';
import { cellProps, type Column } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { Table, TableFrame } from './table-frame.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DataTableProps<Row> {
  /** Says what the table lists, for those who hear it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shows this many grey rows while the first answer is on its way. */
  loadingRows?: number;
  /** Instead of the rows, when there are none. */
  empty?: ReactNode;
}

/** A table with room for it, a list of cards on a phone; roles are kept in both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, loadingRows = 0, empty } = props;
  if (rows.length === 0 && loadingRows === 0) return empty ?? null;
  return (
    <TableFrame tabIndex={0} role="region" aria-label={caption}>
      <Table role="table" aria-busy={loadingRows > 0}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {loadingRows > 0 && <LoadingRows columns={columns} count={loadingRows} />}
          {loadingRows === 0 &&
            rows.map((row) => (
              <tr role="row" key={rowKey(row)}>
                {columns.map((column) => (
                  <td key={column.id} {...cellProps(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
