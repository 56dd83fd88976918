import type { ReactNode } from 'react';

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

/** What every cell of a column has, in the table and as a line of a card. */
export function cellProps<Row>(column: Column<Row>) {
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
