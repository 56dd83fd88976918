import type { RowProblem } from '@dahab/importer/contract/import-job.ts';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Column } from '../../ui/column.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';

const PAGE_SIZE = 10;

const Frame = styled.details`
  margin-block-end: var(--space-3);

  summary {
    min-block-size: var(--control);
    padding-block: var(--space-2);
    font-weight: 600;
    cursor: pointer;
  }
`;

export interface RowProblemsProps {
  title: string;
  problems: readonly RowProblem[];
  open?: boolean;
}

export function RowProblems({ title, problems, open = false }: RowProblemsProps) {
  const { t, i18n } = useTranslation();
  const serverText = useServerText();
  const [page, setPage] = useState(1);
  const columns = useMemo<Column<RowProblem>[]>(
    () => [
      {
        id: 'row',
        header: t('admin.import.row'),
        cell: ({ row }) => formatNumber(row + 1, i18n.language),
      },
      {
        id: 'column',
        header: t('admin.import.column'),
        cell: ({ column }) => <bdi>{column || '—'}</bdi>,
      },
      {
        id: 'message',
        header: t('admin.import.problem'),
        main: true,
        cell: ({ message }) => <span dir="auto">{serverText(message)}</span>,
      },
    ],
    [t, i18n.language, serverText],
  );
  if (problems.length === 0) return null;
  return (
    <Frame open={open}>
      <summary>
        {title} <bdi>({formatNumber(problems.length, i18n.language)})</bdi>
      </summary>
      <DataTable
        caption={title}
        columns={columns}
        rows={problems.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      />
      <Pagination
        page={page}
        totalPages={Math.ceil(problems.length / PAGE_SIZE)}
        onPage={setPage}
      />
    </Frame>
  );
}
