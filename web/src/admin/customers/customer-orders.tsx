import { useState } from 'react';
import styled from 'styled-components';
import { useListOrdersQuery } from '../../api/orders.ts';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useShownList } from '../lists/use-shown-list.ts';
import { useOrderFacts } from '../orders/use-order-facts.tsx';

const PAGE_SIZE = 5;

const Section = styled.section`
  margin-block-start: var(--space-5);

  h3 {
    margin-block-end: var(--space-3);
    font-size: var(--text-m);
  }
`;

/** What a customer bought here, newest first. */
export function CustomerOrders({ customerId }: { customerId: number }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const asked = useListOrdersQuery(
    { customerId, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { list, error, isLoading, shown } = useShownList(asked);
  const { link, time, pieces, total } = useOrderFacts();
  return (
    <Section>
      <h3>{t('admin.customers.orders')}</h3>
      {error ? (
        <Failure title={t('admin.orders.failed')} error={error} onRetry={asked.refetch} />
      ) : (
        <DataTable
          caption={t('admin.customers.orders')}
          columns={[link, time, pieces, total]}
          rows={list?.orders ?? []}
          rowKey={(order) => order.id}
          loadingRows={isLoading ? 3 : 0}
          shown={shown}
          empty={<p>{t('admin.customers.noOrders')}</p>}
        />
      )}
      <Pagination
        page={page}
        totalPages={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
        onPage={setPage}
      />
    </Section>
  );
}
