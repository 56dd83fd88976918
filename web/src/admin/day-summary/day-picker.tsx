import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { nextDay, previousDay } from './days.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2) var(--space-3);
  margin-block-end: var(--space-5);

  > :nth-child(2) {
    inline-size: 11rem;
  }
`;

export interface DayPickerProps {
  /** In Cairo, `YYYY-MM-DD`. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

export function DayPicker({ day, today, onDay }: DayPickerProps) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('admin.daySummary.day')}>
      <IconButton label={t('admin.daySummary.before')} onClick={() => onDay(previousDay(day))}>
        <PointingIcon icon={ChevronLeft} size={20} />
      </IconButton>
      <TextField
        type="date"
        label={t('admin.daySummary.day')}
        value={day}
        max={today}
        onChange={(event) => event.target.value && onDay(event.target.value)}
      />
      <IconButton
        label={t('admin.daySummary.after')}
        disabled={day >= today}
        onClick={() => onDay(nextDay(day))}
      >
        <PointingIcon icon={ChevronRight} size={20} />
      </IconButton>
      <Chip pressed={day === today} onClick={() => onDay(today)}>
        {t('admin.daySummary.today')}
      </Chip>
    </Row>
  );
}
