import type { User } from '@dahab/identity/contract/user.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useListUsersQuery } from '../../api/users.ts';
import { Failure } from '../../app/failure.tsx';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useShownList } from '../lists/use-shown-list.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useUserColumns } from './use-user-columns.tsx';

const PAGE_SIZE = 20;
const ROLES: Readonly<Record<string, boolean>> = { admins: true, customers: false };

export function UsersScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.users.title'));
  const params = useListParams();
  const { page, read, change, goToPage } = params;
  const { search, typed, setTyped, clear } = useListSearch(params);
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<User | null>(null);
  const role = read('role');
  const asked = useListUsersQuery(
    { search: search || undefined, isAdmin: ROLES[role], page, limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { list, error, isLoading, shown } = useShownList(asked);
  const columns = useUserColumns(setChanged);
  const showAll = () => {
    clear();
    change({ search: undefined, role: undefined });
  };
  return (
    <>
      <PageHeader
        title={t('admin.users.title')}
        note={list ? t('admin.users.count', { count: list.pagination?.total ?? 0 }) : null}
        actions={
          <Button data-shortcut="new" onClick={() => setAdding(true)}>
            <UserPlus size={18} aria-hidden />
            {t('admin.users.add')}
          </Button>
        }
      />
      <FilterBar>
        <SearchField
          label={t('admin.users.search')}
          placeholder={t('admin.users.searchHint')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={t('admin.users.role')}
          value={role}
          options={[
            { value: '', label: t('admin.users.everyone') },
            { value: 'admins', label: t('admin.users.admins') },
            { value: 'customers', label: t('admin.users.others') },
          ]}
          onChange={(event) => change({ role: event.target.value })}
        />
      </FilterBar>
      {error ? (
        <Failure title={t('admin.users.failed')} error={error} onRetry={asked.refetch} />
      ) : (
        <DataTable
          caption={t('admin.users.title')}
          columns={columns}
          rows={list?.data ?? []}
          rowKey={(user) => user.id}
          loadingRows={isLoading ? 5 : 0}
          shown={shown}
          empty={
            <EmptyState
              title={t('admin.users.noMatch')}
              action={
                <Button variant="secondary" onClick={showAll}>
                  {t('admin.users.showAll')}
                </Button>
              }
            >
              {t('admin.users.noMatchHint')}
            </EmptyState>
          }
        />
      )}
      <Pagination page={page} totalPages={list?.pagination?.totalPages ?? 1} onPage={goToPage} />
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
      {changed && <PasswordDialog user={changed} onClose={() => setChanged(null)} />}
    </>
  );
}
