import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';

const Table = styled.table`
  inline-size: 100%;
  margin-block-start: 5mm;
  border-collapse: collapse;
  break-inside: avoid;

  caption {
    padding-block-end: 1mm;
    border-block-end: 0.4mm solid #000;
    font-weight: 600;
    text-align: start;
  }

  small {
    display: block;
    color: var(--faint);
    font-weight: 400;
  }

  th,
  td {
    padding: 1mm 0;
    border-block-end: 0.2mm solid #999;
    font-weight: 400;
    vertical-align: top;
  }

  th {
    padding-inline-end: 2mm;
    text-align: start;
  }

  td {
    padding-inline-start: 2mm;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  td:last-child {
    font-weight: 600;
  }

  [data-paper='80mm'] & {
    margin-block-start: 3mm;
  }
`;

export interface ReportTableProps {
  title: string;
  note?: string;
  /** Of each row the first cell names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A block of a report; it says so when there was nothing. */
export function ReportTable({ title, note, rows }: ReportTableProps) {
  const { t } = useTranslation();
  return (
    <Table>
      <caption>
        {title}
        {note && <small>{note}</small>}
      </caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td>{t('admin.daySummary.none')}</td>
          </tr>
        )}
        {rows.map(([name, ...cells], row) => (
          // Rows are written out in their order, and have nothing else to be known by.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column}>{typeof cell === 'string' ? <bdi>{cell}</bdi> : cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
