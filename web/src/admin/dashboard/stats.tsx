import { useState } from 'react';
import styled from 'styled-components';
import { useGetDashboardStatsQuery } from '../../api/dashboard.ts';
import { formatNumber, formatWeight } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Failure } from '../../app/failure.tsx';
import { rangeOf } from '../orders/order-dates.ts';
import { StatCard } from './stat-card.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-4);
  margin-block-end: var(--space-5);
`;

/** The shop in three figures; each leads to what it counts. */
export function Stats() {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useGetDashboardStatsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) {
    return (
      <Row as={Card}>
        <Failure title={t('admin.dashboard.statsFailed')} error={error} onRetry={refetch} />
      </Row>
    );
  }
  const figure = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, i18n.language);
  return (
    <Row>
      <StatCard
        to="/admin/products"
        title={t('admin.dashboard.products')}
        figure={figure(data?.totalProducts)}
        note={data && t('admin.dashboard.newProducts', { count: data.newProducts })}
      />
      <StatCard
        to="/admin/orders"
        title={t('admin.dashboard.orders')}
        figure={figure(data?.totalOrders)}
        note={data && t('admin.dashboard.monthOrders', { count: data.monthOrders })}
        noteTo={`/admin/orders?${new URLSearchParams({ ...rangeOf('month', now) }).toString()}`}
      />
      <StatCard
        to="/admin/products"
        title={t('admin.dashboard.weight')}
        figure={data && formatWeight(data.totalWeight, i18n.language)}
        note={data && t('admin.dashboard.activeItems')}
      />
    </Row>
  );
}
