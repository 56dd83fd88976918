import type { Order } from '@dahab/orders/contract/order.ts';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ordersExportUrl, useListOrdersQuery } from '../../api/orders.ts';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useShownList } from '../lists/use-shown-list.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { Failure } from '../../app/failure.tsx';
import { DeleteOrder } from './delete-order.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderFilters } from './order-filters.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const PAGE_SIZE = 10;

export function OrdersScreen() {
  const { t, i18n } = useTranslation();
  useTitle(t('admin.orders.title'));
  const { page, read, change, goToPage } = useListParams();
  const [deleting, setDeleting] = useState<Order | null>(null);
  const range = { startDate: read('startDate'), endDate: read('endDate') };
  const asked = useListOrdersQuery(
    { ...range, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { list, error, isLoading, shown } = useShownList(asked);
  const shownId = Number(read('order')) || null;
  const show = (order: Order) => change({ order: order.id, page: page > 1 ? page : undefined });
  const columns = useOrderColumns({ show, remove: setDeleting });
  const totalPages = Math.max(1, Math.ceil((list?.total ?? 0) / PAGE_SIZE));

  // The last order of the last page was deleted: the page before it is the last one now.
  useEffect(() => {
    if (list && page > totalPages) goToPage(totalPages);
  }, [list, page, totalPages, goToPage]);

  return (
    <>
      <PageHeader
        title={t('admin.orders.title')}
        note={list ? t('admin.orders.count', { count: list.total }) : null}
        actions={
          <ButtonAnchor
            variant="secondary"
            download
            href={ordersExportUrl(range, i18n.language)}
            icon={<Download size={18} aria-hidden />}
          >
            {t('admin.orders.export')}
          </ButtonAnchor>
        }
      />
      <OrderFilters range={range} onRange={change} />
      {error ? (
        <Failure title={t('admin.orders.failed')} error={error} onRetry={asked.refetch} />
      ) : (
        <DataTable
          caption={t('admin.orders.title')}
          columns={columns}
          rows={list?.orders ?? []}
          rowKey={(order) => order.id}
          loadingRows={isLoading ? PAGE_SIZE : 0}
          shown={shown}
          empty={<NoOrders range={range} onClear={() => change({ startDate: '', endDate: '' })} />}
        />
      )}
      <Pagination page={page} totalPages={totalPages} onPage={goToPage} />
      {shownId && (
        <OrderDialog
          key={shownId}
          id={shownId}
          listed={list?.orders.find(({ id }) => id === shownId)}
          onClose={() => change({ order: undefined, page: page > 1 ? page : undefined })}
        />
      )}
      {deleting && <DeleteOrder order={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
