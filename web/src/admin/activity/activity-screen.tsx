import type { Activity } from '@dahab/identity/contract/activity.ts';
import { useState } from 'react';
import { useListActivityQuery } from '../../api/activity.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useShownList } from '../lists/use-shown-list.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { activityKinds } from './activity-kinds.ts';
import { useActivityColumns } from './use-activity-columns.tsx';

const PAGE_SIZE = 20;
const FILTERS = ['search', 'kind', 'actor', 'from', 'to'] as const;

/** Who changed what in the back office. */
export function ActivityScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.activity.title'));
  const params = useListParams();
  const { page, read, change, goToPage } = params;
  const { search, typed, setTyped, clear } = useListSearch(params);
  const [shown, setShown] = useState<Activity | null>(null);
  const asked = useListActivityQuery({
    search: search || undefined,
    kind: activityKinds.find((known) => known === read('kind')),
    actor: read('actor') || undefined,
    from: read('from') || undefined,
    to: read('to') || undefined,
    page,
    limit: PAGE_SIZE,
  });
  const { list, error, isLoading, shown: rowsShown } = useShownList(asked);
  const columns = useActivityColumns(setShown);
  const showAll = () => {
    clear();
    change(Object.fromEntries(FILTERS.map((name) => [name, undefined])));
  };
  const isFiltered = FILTERS.some((name) => read(name) !== '');
  return (
    <>
      <PageHeader
        title={t('admin.activity.title')}
        note={list ? t('admin.activity.count', { count: list.pagination.total }) : null}
      />
      <ActivityFilters
        typed={typed}
        onType={setTyped}
        read={read}
        change={change}
        actors={asked.data?.actors ?? []}
      />
      {error ? (
        <Failure title={t('admin.activity.failed')} error={error} onRetry={asked.refetch} />
      ) : (
        <DataTable
          caption={t('admin.activity.title')}
          columns={columns}
          rows={list?.activities ?? []}
          rowKey={({ id }) => id}
          loadingRows={isLoading ? 8 : 0}
          shown={rowsShown}
          empty={<NoActivity isFiltered={isFiltered} onShowAll={showAll} />}
        />
      )}
      <Pagination page={page} totalPages={list?.pagination.totalPages ?? 1} onPage={goToPage} />
      {shown && <ActivityDialog activity={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function NoActivity({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation();
  if (!isFiltered) {
    return (
      <EmptyState title={t('admin.activity.empty')}>{t('admin.activity.emptyHint')}</EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('admin.activity.noMatch')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('admin.activity.showAll')}
        </Button>
      }
    >
      {t('admin.activity.noMatchHint')}
    </EmptyState>
  );
}
