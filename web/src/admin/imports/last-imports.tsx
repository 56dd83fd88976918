import type { ImportSubject } from '@dahab/importer/contract/import-job.ts';
import { useListImportJobsQuery } from '../../api/imports.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useListedJobColumns } from './use-listed-job-columns.tsx';

/** The imports that were, each to be opened again: pictures may have got lost since. */
export function LastImports({ of }: { of: ImportSubject }) {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useListImportJobsQuery(of, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useListedJobColumns();
  return (
    <Card>
      <CardTitle>{t('admin.import.last')}</CardTitle>
      {error && !data ? (
        <Failure title={t('admin.import.lastFailed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('admin.import.last')}
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          loadingRows={isLoading ? 3 : 0}
          empty={
            <EmptyState title={t('admin.import.none')}>{t('admin.import.noneHint')}</EmptyState>
          }
        />
      )}
    </Card>
  );
}
