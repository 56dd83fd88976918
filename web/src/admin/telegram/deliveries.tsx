import { useTranslation } from '../../i18n/use-translation.ts';
import { deliveryStatuses, type Delivery, type DeliveryStatus } from './delivery-status.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useListDeliveriesQuery } from '../../api/telegram.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import { useShownList } from '../lists/use-shown-list.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { Failure } from '../../app/failure.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { useDeliveryColumns } from './use-delivery-columns.tsx';
import { useDeliveryPolling } from './use-delivery-polling.ts';

const PAGE_SIZE = 10;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-end: var(--space-4);

  > :last-child {
    display: flex;
    align-items: end;
    gap: var(--space-3);
  }
`;

/** Every message to Telegram and what became of it. */
export function Deliveries() {
  const { t } = useTranslation();
  const { page, read, change, goToPage } = useListParams('deliveries');
  const status = deliveryStatuses.find((known) => known === read('status'));
  const [resending, setResending] = useState<Delivery | null>(null);
  const asked = useListDeliveriesQuery(
    { page, limit: PAGE_SIZE, status },
    { refetchOnMountOrArgChange: true },
  );
  const { refetch } = asked;
  const { list, error, isLoading, shown } = useShownList(asked);
  useDeliveryPolling(list?.deliveries ?? [], refetch);
  const columns = useDeliveryColumns(setResending);
  return (
    <Card>
      <Head>
        <CardTitle as="h2">{t('admin.deliveries.title')}</CardTitle>
        <div>
          <StatusFilter status={status} onStatus={(value) => change({ status: value })} />
          <Button
            variant="secondary"
            icon={<RefreshCw size={18} aria-hidden />}
            pending={asked.isFetching}
            onClick={() => void refetch()}
          >
            {t('admin.deliveries.refresh')}
          </Button>
        </div>
      </Head>
      {error ? (
        <Failure title={t('admin.deliveries.failed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('admin.deliveries.title')}
          columns={columns}
          rows={list?.deliveries ?? []}
          rowKey={(delivery) => delivery.id}
          loadingRows={isLoading ? 3 : 0}
          shown={shown}
          empty={
            <EmptyState title={t(status ? 'admin.deliveries.noMatch' : 'admin.deliveries.empty')}>
              {t('admin.deliveries.emptyHint')}
            </EmptyState>
          }
        />
      )}
      <Pagination page={page} totalPages={list?.totalPages ?? 1} onPage={goToPage} />
      <ResendDialog delivery={resending} onClose={() => setResending(null)} />
    </Card>
  );
}

interface StatusFilterProps {
  status: DeliveryStatus | undefined;
  onStatus: (status: string) => void;
}

function StatusFilter({ status, onStatus }: StatusFilterProps) {
  const { t } = useTranslation();
  const options = deliveryStatuses.map((value) => ({
    value,
    label: t(`admin.deliveries.status.${value}`),
  }));
  return (
    <Select
      label={t('admin.deliveries.filter')}
      labelHidden
      value={status ?? ''}
      options={[{ value: '', label: t('admin.deliveries.all') }, ...options]}
      onChange={(event) => onStatus(event.target.value)}
    />
  );
}
