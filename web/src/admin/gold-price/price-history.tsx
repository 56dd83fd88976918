import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useListDailyPricesQuery, useGetGoldPriceQuery } from '../../api/gold-price.ts';
import { Failure } from '../../app/failure.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DayChart } from '../../ui/chart/day-chart.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Spans = styled(Chips)`
  margin-block-end: var(--space-4);
`;

const spans = [30, 90, 365] as const;

/** How the price went, day by day. */
export function PriceHistory() {
  const { t, i18n } = useTranslation();
  const [days, setDays] = useState<number>(spans[0]);
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
      <Spans role="group" aria-label={t('admin.goldPrice.spans')}>
        {spans.map((span) => (
          <Chip key={span} pressed={span === days} onClick={() => setDays(span)}>
            {t('admin.goldPrice.lastDays', { count: span })}
          </Chip>
        ))}
      </Spans>
      {data && data.length > 0 && (
        <DayChart label={t('admin.goldPrice.history')} days={dates} series={series} />
      )}
      {data?.length === 0 && <p>{t('admin.goldPrice.noHistory')}</p>}
      {!data && error && (
        <Failure title={t('admin.goldPrice.historyFailed')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton $height="20rem" />}
    </Card>
  );
}
