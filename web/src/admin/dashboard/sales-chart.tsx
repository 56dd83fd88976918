import type { DaySales } from '@dahab/orders/contract/daily-sales.ts';
import type { DayPrice } from '@dahab/pricing/contract/gold-price-history.ts';
import { useMemo, useState } from 'react';
import { useGetGoldPriceQuery, useListDailyPricesQuery } from '../../api/gold-price.ts';
import { useListDailySalesQuery } from '../../api/orders.ts';
import { Failure } from '../../app/failure.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import type { ChartSeries } from '../../ui/chart/chart-series.ts';
import { DayChart } from '../../ui/chart/day-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SpanChips } from '../span-chips.tsx';

const spans = [7, 30, 90] as const;

/** What was sold on each day, over the gold price of that day. */
export function SalesChart() {
  const { t } = useTranslation();
  const [span, setSpan] = useState<(typeof spans)[number]>(30);
  const { data: gold } = useGetGoldPriceQuery();
  const sales = useListDailySalesQuery({ days: span }, { refetchOnMountOrArgChange: true });
  const { data: prices } = useListDailyPricesQuery(
    { days: span, asOf: gold?.updatedAt ?? null },
    { refetchOnMountOrArgChange: true },
  );
  const series = useSalesSeries(sales.data, prices);
  const days = useMemo(() => sales.data?.map(({ day }) => day) ?? [], [sales.data]);
  return (
    <Card>
      <CardTitle>{t('admin.dashboard.salesChart')}</CardTitle>
      <SpanChips spans={spans} value={span} onChange={setSpan} />
      {sales.data && (
        <DayChart label={t('admin.dashboard.salesChart')} days={days} series={series} />
      )}
      {!sales.data && sales.error && (
        <Failure
          title={t('admin.dashboard.salesFailed')}
          error={sales.error}
          onRetry={sales.refetch}
        />
      )}
      {!sales.data && !sales.error && <Skeleton $height="20.5rem" />}
    </Card>
  );
}

/** The price is left out while it is not known: what was sold can be seen without it. */
function useSalesSeries(sales: DaySales[] | undefined, prices: DayPrice[] | undefined) {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const price = new Map(prices?.map(({ day, basePrice21k }) => [day, basePrice21k]));
    const sold: ChartSeries = {
      id: 'sales',
      name: t('admin.dashboard.sales'),
      values: sales?.map((day) => day.sales) ?? [],
      shape: 'bars',
      color: '--line-strong',
      format: (value) => formatPrice(value, i18n.language),
    };
    if (price.size === 0) return [sold];
    const gold: ChartSeries = {
      id: 'price',
      name: t('admin.goldPrice.base'),
      values: sales?.map(({ day }) => price.get(day) ?? null) ?? [],
      shape: 'steps',
      color: '--accent-bright',
      format: (value) => formatPrice(value, i18n.language, 2),
    };
    return [sold, gold];
  }, [sales, prices, t, i18n.language]);
}
