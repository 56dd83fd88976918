import { useMemo, useState } from 'react';
import { useListDailyPricesQuery, useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { Failure } from '../../app/failure.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DayChart } from '../../ui/chart/day-chart.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SpanChips } from '../span-chips.tsx';

const spans = [30, 90, 365] as const;

/** How the price went, day by day. */
export function PriceHistory() {
  const { t, i18n } = useTranslation();
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const { data: gold } = useGetGoldPriceQuery();
  const { data, error, refetch } = useListDailyPricesQuery(
    { days, asOf: gold?.updatedAt ?? null },
    { refetchOnMountOrArgChange: true },
  );
  const series = useMemo(
    () => [
      {
        id: 'price',
        name: t('admin.goldPrice.base'),
        values: data?.map(({ basePrice21k }) => basePrice21k) ?? [],
        shape: 'steps' as const,
        color: '--accent-bright' as const,
        format: (value: number) => formatPrice(value, i18n.language, 2),
      },
    ],
    [data, t, i18n.language],
  );
  const dates = useMemo(() => data?.map(({ day }) => day) ?? [], [data]);
  return (
    <Card>
      <CardTitle>{t('admin.goldPrice.history')}</CardTitle>
      <SpanChips spans={spans} value={days} onChange={setDays} />
      {data && data.length > 0 && (
        <DayChart label={t('admin.goldPrice.history')} days={dates} series={series} />
      )}
      {data?.length === 0 && <p>{t('admin.goldPrice.noHistory')}</p>}
      {!data && error && (
        <Failure title={t('admin.goldPrice.historyFailed')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton $height="20.5rem" />}
    </Card>
  );
}
