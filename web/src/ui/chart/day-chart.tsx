import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatDay, formatShortDay, formatShortNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ChartSeries } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import { useChart } from './use-chart.ts';

const Reading = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  min-block-size: 1.7em;
  color: var(--ink-muted);
  font-size: var(--text-s);

  b {
    color: var(--ink);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Mark = styled.span<{ $color: string }>`
  display: inline-block;
  inline-size: 0.75em;
  block-size: 0.75em;
  margin-inline-end: var(--space-1);
  border-radius: 2px;
  background: var(${({ $color }) => $color});
`;

/* What is drawn runs from left to right in every language. */
const Canvas = styled.div.attrs({ dir: 'ltr' })`
  min-block-size: 260px;
  min-inline-size: 0;
  overflow: hidden;
`;

export interface DayChartProps {
  /** Says what is drawn, for those who do not see it. */
  label: string;
  /** In Cairo, `YYYY-MM-DD`, oldest first. */
  days: readonly string[];
  /** One or two; keep the list, as from useMemo. */
  series: readonly ChartSeries[];
}

/** Values over days: a drawing, the reading of one day in words, and all of it as a table. */
export function DayChart({ label, days, series }: DayChartProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [pointed, setPointed] = useState<number | null>(null);
  const drawing = useMemo(
    () => ({
      series,
      rightToLeft: language === 'ar',
      labelOf: (index: number) => formatShortDay(days[index] ?? '', language),
      shortNumber: (value: number) => formatShortNumber(value, language),
      onPoint: setPointed,
    }),
    [series, days, language],
  );
  const host = useChart(drawing);
  const index = Math.min(pointed ?? days.length - 1, days.length - 1);
  return (
    <div>
      <Reading>
        <b>{formatDay(days[index] ?? '', language)}</b>
        {series.map(({ id, name, color, values, format }) => (
          <span key={id}>
            <Mark $color={color} />
            {name}: <b>{readingOf(values[index], format)}</b>
          </span>
        ))}
      </Reading>
      <Canvas ref={host} role="img" aria-label={label} />
      <ChartTable
        caption={label}
        days={days}
        series={series}
        dayLabel={(day) => formatDay(day, language)}
      />
    </div>
  );
}

function readingOf(value: number | null | undefined, format: (value: number) => string) {
  return value === null || value === undefined ? '—' : <bdi>{format(value)}</bdi>;
}
