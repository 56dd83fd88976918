import styled from 'styled-components';
import { useListTodaysOrdersQuery } from '../../api/orders.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Price } from '../../ui/price.tsx';
import { Failure } from '../../app/failure.tsx';
import { useOrderFacts } from '../orders/use-order-facts.tsx';

const SHOWN = 10;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  margin-block: var(--space-6) var(--space-3);

  h2 {
    font-size: var(--text-l);
  }

  p {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }
`;

const Sales = styled.span`
  color: var(--ink);
  font-weight: 600;
`;

/** Today's sales, the newest first. */
export function RecentOrders() {
  const { t } = useTranslation();
  const { data, isLoading, error, refetch } = useListTodaysOrdersQuery(
    { limit: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  const { link, customer, time, pieces, total } = useOrderFacts();
  return (
    <section>
      <Head>
        <h2>{t('admin.dashboard.recentOrders')}</h2>
        {data && data.total > 0 && (
          <p>
            {t('admin.dashboard.showing', {
              shown: data.orders.length,
              total: data.total,
            })}
            {' · '}
            {t('admin.dashboard.totalSales')}{' '}
            <Sales>
              <Price amount={data.totalSales} />
            </Sales>
          </p>
        )}
      </Head>
      {error && !data ? (
        <Failure title={t('admin.orders.failed')} error={error} onRetry={refetch} />
      ) : (
        <DataTable
          caption={t('admin.dashboard.recentOrders')}
          columns={[link, customer, time, pieces, total]}
          rows={data?.orders ?? []}
          rowKey={(order) => order.id}
          loadingRows={isLoading ? 3 : 0}
          empty={<NoSalesYet />}
        />
      )}
    </section>
  );
}

function NoSalesYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('admin.dashboard.noOrders')}
      picture={<Motif size={88} />}
      action={<ButtonLink to="/admin/pos">{t('admin.dashboard.openPos')}</ButtonLink>}
    >
      {t('admin.dashboard.noOrdersHint')}
    </EmptyState>
  );
}
