import { X } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../ui/chip.tsx';

const Row = styled(Chips)`
  margin-block: calc(-1 * var(--space-2)) var(--space-5);
`;

const On = styled(Chip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding-inline-end: var(--space-3);
`;

export interface FilterChip {
  name: string;
  remove: () => void;
}

export interface FilterChipsProps {
  /** What is not on may stand there as something false. */
  chips: readonly (FilterChip | '' | 0 | false | undefined)[];
  onClear: () => void;
}

/** The filters of a list that are on; a press takes one off. Nothing when there are none. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  const on = chips.filter((chip): chip is FilterChip => Boolean(chip));
  if (on.length === 0) return null;
  return (
    <Row role="group" aria-label={t('admin.filters.on')}>
      {on.map(({ name, remove }) => (
        <On key={name} aria-label={t('admin.filters.remove', { name })} onClick={remove}>
          <bdi>{name}</bdi>
          <X size={14} aria-hidden />
        </On>
      ))}
      {on.length > 1 && <Chip onClick={onClear}>{t('admin.filters.clear')}</Chip>}
    </Row>
  );
}
