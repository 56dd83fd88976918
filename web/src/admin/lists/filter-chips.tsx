import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../ui/chip.tsx';

const Row = styled(Chips)`
  margin-block: calc(-1 * var(--space-2)) var(--space-5);

  &:focus {
    outline: none;
  }

  /* Without room of its own it keeps the focus of the last chip. */
  &:empty {
    position: absolute;
  }
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

/** The filters of a list that are on; a press takes one off, and leaves the focus among the others. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  const on = chips.filter((chip): chip is FilterChip => Boolean(chip));
  const row = useRef<HTMLDivElement>(null);
  const takeOff = (remove: () => void) => {
    row.current?.focus();
    remove();
  };
  return (
    <Row ref={row} role="group" tabIndex={-1} aria-label={t('admin.filters.on')}>
      {on.map(({ name, remove }) => (
        <On
          key={name}
          aria-label={t('admin.filters.remove', { name })}
          onClick={() => takeOff(remove)}
        >
          <bdi>{name}</bdi>
          <X size={14} aria-hidden />
        </On>
      ))}
      {on.length > 1 && <Chip onClick={() => takeOff(onClear)}>{t('admin.filters.clear')}</Chip>}
    </Row>
  );
}
