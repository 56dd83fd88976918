import type { ReactNode } from 'react';
import styled from 'styled-components';
import { belowTablet, belowWide } from './media.ts';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/* Positioned, so that what is hidden inside scrolls with the table and not with the page. */
const Frame = styled.div`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  overflow-x: auto;

  ${belowTablet} {
    border: 0;
    background: transparent;
    overflow: visible;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-3);
    text-align: start;
    vertical-align: middle;
  }

  th {
    color: var(--ink-muted);
    font-size: var(--text-s);
    font-weight: 600;
    white-space: nowrap;
  }

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  tbody tr:hover {
    background: color-mix(in srgb, var(--sunken) 50%, transparent);
  }

  .end {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  ${belowWide} {
    font-size: var(--text-s);

    th,
    td {
      padding-inline: var(--space-2);
    }
  }

  ${belowTablet} {
    font-size: inherit;

    &,
    tbody,
    tr,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    tbody tr {
      margin-block-end: var(--space-3);
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius-m);
      background: var(--surface);
    }

    td {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-4);
      min-block-size: 2.25rem;
      padding: var(--space-1) 0;
      overflow-wrap: anywhere;
    }

    td::before {
      content: attr(data-label);
      flex: none;
      color: var(--ink-muted);
      font-size: var(--text-s);
    }

    td[data-main]::before,
    td:not([data-label])::before {
      content: none;
    }

    td[data-main] {
      font-weight: 600;
    }

    td[data-phone='hidden'],
    td:empty {
      display: none;
    }

    tr:has(td[data-phone='head']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }

    tr:has(td[data-phone='head']) td {
      grid-column: 1 / -1;
    }

    tr:has(td[data-phone='head']) td[data-main] {
      grid-area: 1 / 1;
    }

    tr:has(td[data-phone='head']) td[data-phone='head'] {
      grid-area: 1 / 2;
    }
  }
`;

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  align?: 'start' | 'end';
  /** The head of the card on a phone, without its label. */
  main?: boolean;
  /** The header is read out only, as for the column of actions or checkboxes. */
  headerHidden?: boolean;
  /** What the spec hides on small screens. */
  hiddenOnPhone?: boolean;
  /** Small buttons that stand in the head of the card on a phone, beside the main cell. */
  headOnPhone?: boolean;
  /** A control in the header, as for "select all". */
  headerCell?: ReactNode;
}

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
    <Frame tabIndex={0} role="region" aria-label={caption}>
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
    </Frame>
  );
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const label = column.headerHidden ? (
    <VisuallyHidden>{column.header}</VisuallyHidden>
  ) : (
    column.header
  );
  return (
    <th role="columnheader" scope="col" className={column.align}>
      {column.headerCell ?? label}
    </th>
  );
}

function LoadingRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
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

function cellProps<Row>(column: Column<Row>) {
  return {
    role: 'cell',
    className: column.align,
    'data-label': column.headerHidden ? undefined : column.header,
    'data-main': column.main || undefined,
    'data-phone': phonePlace(column),
  };
}

function phonePlace<Row>({ hiddenOnPhone, headOnPhone }: Column<Row>): string | undefined {
  if (hiddenOnPhone) return 'hidden';
  return headOnPhone ? 'head' : undefined;
}
