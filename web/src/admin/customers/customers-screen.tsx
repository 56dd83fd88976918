import type { Customer } from '@dahab/identity/contract/customer.ts';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useListCustomersQuery } from '../../api/customers.ts';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useShownList } from '../lists/use-shown-list.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { useListSearch } from '../lists/use-list-search.ts';
import { Failure } from '../../app/failure.tsx';
import { NewCustomerDialog } from '../pos/new-customer-dialog.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { useCustomerColumns } from './use-customer-columns.tsx';

const PAGE_SIZE = 10;

export function CustomersScreen() {
  const { t } = useTranslation();
  useTitle(t('admin.customers.title'));
  const params = useListParams();
  const { page, read, change, goToPage } = params;
  const { search, typed, setTyped, clear } = useListSearch(params);
  const shownId = Number(read('customer')) || null;
  const stayHere = page > 1 ? page : undefined;
  const show = ({ id }: Customer) => change({ customer: id, page: stayHere });
  const asked = useListCustomersQuery(
    { search: search || undefined, page, limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { list, error, isLoading, shown } = useShownList(asked);
  const [isAdding, setAdding] = useState(false);
  const columns = useCustomerColumns(show);
  const total = list?.pagination.total ?? 0;

  return (
    <>
      <PageHeader
        title={t('admin.customers.title')}
        note={list ? t('admin.customers.count', { count: total }) : null}
        actions={
          <>
            <ButtonLink
              to="/admin/import-customers"
              variant="secondary"
              icon={<Upload size={18} aria-hidden />}
            >
              {t('admin.menu.importCustomers')}
            </ButtonLink>
            <Button
              data-shortcut="new"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('admin.customers.add')}
            </Button>
          </>
        }
      />
      <FilterBar>
        <SearchField
          label={t('admin.customers.search')}
          placeholder={t('admin.customers.searchHint')}
          value={typed}
          onChange={setTyped}
        />
      </FilterBar>
      {error ? (
        <Failure title={t('admin.customers.failed')} error={error} onRetry={asked.refetch} />
      ) : (
        <DataTable
          caption={t('admin.customers.title')}
          columns={columns}
          rows={list?.customers ?? []}
          rowKey={(customer) => customer.id}
          loadingRows={isLoading ? PAGE_SIZE : 0}
          shown={shown}
          empty={<NoCustomers search={search} onClear={clear} />}
        />
      )}
      <Pagination page={page} totalPages={list?.pagination.totalPages ?? 1} onPage={goToPage} />
      {isAdding && (
        <NewCustomerDialog
          typed={typed}
          onCustomer={(customer) => {
            setAdding(false);
            show(customer);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {shownId && (
        <CustomerDialog
          key={shownId}
          id={shownId}
          listed={list?.customers.find(({ id }) => id === shownId)}
          onClose={() => change({ customer: undefined, page: stayHere })}
        />
      )}
    </>
  );
}

function NoCustomers({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation();
  if (!search) {
    return (
      <EmptyState title={t('admin.customers.empty')}>{t('admin.customers.emptyHint')}</EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('admin.customers.noMatch', { search })}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('admin.customers.showAll')}
        </Button>
      }
    >
      {t('admin.customers.noMatchHint')}
    </EmptyState>
  );
}
