import type { ListedJob } from '@dahab/importer/contract/import-job.ts';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { failedRowsUrl } from '../../api/imports.ts';
import { formatListTime, formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import type { Column } from '../../ui/column.ts';

const TONES = { queued: 'neutral', running: 'accent', done: 'success', failed: 'danger' } as const;

const counts = ['created', 'updated', 'skipped', 'failed', 'warnings'] as const;

const File = styled(Link)`
  overflow-wrap: anywhere;
`;

/** Who imported which file when, and what came of it. */
export function useListedJobColumns(): Column<ListedJob>[] {
  const { t, i18n } = useTranslation();
  const sumOf = (job: ListedJob) =>
    counts
      .filter((name) => job[name] > 0)
      .map((name) => `${t(`admin.import.sum.${name}`)} ${formatNumber(job[name], i18n.language)}`)
      .join(t('admin.import.sum.and'));
  return [
    {
      id: 'file',
      header: t('admin.import.file'),
      main: true,
      cell: ({ id, filename }) => (
        <File to={`?job=${id}`}>
          <bdi>{filename}</bdi>
        </File>
      ),
    },
    {
      id: 'kind',
      header: t('admin.import.what'),
      cell: ({ kind }) => t(`admin.import.kind.${kind}`),
    },
    {
      id: 'state',
      header: t('admin.import.stateHeading'),
      cell: ({ status }) => (
        <Badge $tone={TONES[status]}>{t(`admin.import.listed.${status}`)}</Badge>
      ),
    },
    { id: 'sum', header: t('admin.import.outcome'), cell: (job) => sumOf(job) || '—' },
    {
      id: 'who',
      header: t('admin.import.startedBy'),
      cell: ({ startedBy }) => <bdi>{startedBy || '—'}</bdi>,
    },
    {
      id: 'when',
      header: t('admin.import.startedAt'),
      cell: ({ startedAt }) => formatListTime(startedAt, i18n.language),
    },
    {
      id: 'failedRows',
      header: t('admin.actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ id, filename, hasFailedRows }) =>
        hasFailedRows && (
          <ButtonAnchor
            variant="quiet"
            download
            href={failedRowsUrl(id)}
            aria-label={t('admin.import.failedRowsOf', { name: filename })}
            icon={<Download size={18} aria-hidden />}
          >
            {t('admin.import.failedRowsShort')}
          </ButtonAnchor>
        ),
    },
  ];
}
