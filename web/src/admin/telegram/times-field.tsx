import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clockTime } from './clock-time.ts';

const Wrap = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 12rem) auto;
  justify-content: start;
  align-items: start;
  gap: var(--space-3);

  /* Beside the field, below its label, with or without an error under it. */
  > button {
    margin-block-start: calc(var(--text-s) * 1.7 + var(--space-1));
  }
`;

const Time = styled(Chip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

const Note = styled.p`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface TimesFieldProps {
  name: string;
  /** `HH:MM`. */
  value: readonly string[];
  error: string | undefined;
  onChange: (times: string[]) => void;
}

/** Times of the day, several, in order; added by the button or Enter and removed by a press. */
export function TimesField({ name, value, error, onChange }: TimesFieldProps) {
  const { t, i18n } = useTranslation();
  const [typed, setTyped] = useState('');

  const add = () => {
    if (typed === '') return;
    onChange([...new Set([...value, typed])].toSorted());
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Wrap>
      <Row>
        <TextField
          type="time"
          name={name}
          label={t('admin.telegram.priceScheduleTimes')}
          value={typed}
          error={error}
          onKeyDown={onKeyDown}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="secondary" icon={<Plus size={18} aria-hidden />} onClick={add}>
          {t('admin.telegram.addTime')}
        </Button>
      </Row>
      {value.length === 0 && <Note>{t('admin.telegram.noTimes')}</Note>}
      {value.length > 0 && (
        <Chips role="group" aria-label={t('admin.telegram.times')}>
          {value.map((time) => (
            <Time
              key={time}
              aria-label={t('admin.telegram.removeTime', { time: clockTime(time, i18n.language) })}
              onClick={() => onChange(value.filter((one) => one !== time))}
            >
              <bdi>{clockTime(time, i18n.language)}</bdi>
              <X size={14} aria-hidden />
            </Time>
          ))}
        </Chips>
      )}
      <Note>{t('admin.telegram.priceScheduleTimesHint')}</Note>
    </Wrap>
  );
}
