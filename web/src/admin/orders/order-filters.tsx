import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import type { ListChange } from '../lists/use-list-params.ts';
import { datePresets, presetOf, rangeOf, type DayRange } from './order-dates.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);
  margin-block-end: var(--space-5);
`;

const Day = styled.div`
  flex: 1 1 8.5rem;
  min-inline-size: 0;
  max-inline-size: 11rem;
`;

export interface OrderFiltersProps {
  range: DayRange;
  onRange: (change: ListChange) => void;
}

/** From a day to a day, both included; the usual ranges by one press. */
export function OrderFilters({ range, onRange }: OrderFiltersProps) {
  const { t } = useTranslation();
  const { startDate, endDate } = range;
  const [now] = useState(() => new Date());
  const chosen = presetOf(range, now);
  const isAll = !startDate && !endDate;
  return (
    <Row role="search">
      <Day>
        <TextField
          type="date"
          label={t('admin.orders.from')}
          value={startDate}
          max={endDate || undefined}
          onChange={(event) => onRange({ startDate: event.target.value })}
        />
      </Day>
      <Day>
        <TextField
          type="date"
          label={t('admin.orders.to')}
          value={endDate}
          min={startDate || undefined}
          onChange={(event) => onRange({ endDate: event.target.value })}
        />
      </Day>
      <Chips role="group" aria-label={t('admin.orders.presets')}>
        <Chip pressed={isAll} onClick={() => onRange({ startDate: '', endDate: '' })}>
          {t('admin.orders.preset.all')}
        </Chip>
        {datePresets.map((preset) => (
          <Chip
            key={preset}
            pressed={chosen === preset}
            onClick={() => onRange({ ...rangeOf(preset, new Date()) })}
          >
            {t(`admin.orders.preset.${preset}`)}
          </Chip>
        ))}
      </Chips>
    </Row>
  );
}
