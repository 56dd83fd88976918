import type { ReactNode } from 'react';
import { cellProps, type Column } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { Table, TableFrame } from './table-frame.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Which list the rows are, of those that take each other's place by filter and page. */
export interface Shown {
  of: string;
  /** Another one was asked for and is on its way. */
  isWaiting: boolean;
}

export interface DataTableProps<Row> {
  /** Says what the table lists, for those who hear it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shows this many grey rows while the first answer is on its way. */
  loadingRows?: number;
  shown?: Shown;
  /** Instead of the rows, when there are none. */
  empty?: ReactNode;
}

const GREY_ROWS = 3;

/** A table with room for it, a list of cards on a phone; roles are kept in both. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, shown, empty } = props;
  const frame = useKeptFocus<HTMLDivElement>();
  const isWaiting = shown?.isWaiting === true;
  // Nothing was found before; that is not known of what is on its way.
  const loadingRows = props.loadingRows || (isWaiting && rows.length === 0 ? GREY_ROWS : 0);
  if (rows.length === 0 && loadingRows === 0) return empty ?? null;
  return (
    <TableFrame {...frame} tabIndex={0} role="region" aria-label={caption}>
      <Table role="table" aria-busy={loadingRows > 0 || isWaiting}>
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
        {/* Of another list, rows are new ones: none is moved to where the list before had it. */}
        <tbody
          key={shown?.of}
          role="rowgroup"
          data-before={(loadingRows === 0 && isWaiting) || undefined}
        >
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
