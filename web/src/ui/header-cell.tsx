import type { Column } from './column.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export function HeaderCell<Row>({ column }: { column: Column<Row> }) {
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
