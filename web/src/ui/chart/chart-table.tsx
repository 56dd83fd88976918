import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Column } from '../column.ts';
import { DataTable } from '../data-table.tsx';
import type { ChartSeries } from './chart-series.ts';

const Frame = styled.details`
  summary {
    min-block-size: var(--control);
    padding-block: var(--space-2);
    color: var(--ink-muted);
    cursor: pointer;
  }
`;

export interface ChartTableProps {
  caption: string;
  days: readonly string[];
  dayLabel: (day: string) => string;
  series: readonly ChartSeries[];
}

/** The figures of a chart for those who do not see it, and for everybody who wants them exactly. */
export function ChartTable({ caption, days, dayLabel, series }: ChartTableProps) {
  const { t } = useTranslation();
  const rows = days.map((day, index) => ({ day, index })).toReversed();
  const columns: Column<{ day: string; index: number }>[] = [
    { id: 'day', header: t('admin.chart.day'), main: true, cell: ({ day }) => dayLabel(day) },
    ...series.map(({ id, name, values, format }) => ({
      id,
      header: name,
      align: 'end' as const,
      cell: ({ index }: { index: number }) => <bdi>{shown(values[index], format)}</bdi>,
    })),
  ];
  return (
    <Frame>
      <summary>{t('admin.chart.asTable')}</summary>
      <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ day }) => day} />
    </Frame>
  );
}

function shown(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '—' : format(value);
}
