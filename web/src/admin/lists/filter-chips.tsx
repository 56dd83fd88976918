import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { belowTablet } from '../../ui/media.ts';

/* As high without chips as with them: the list below does not move when the first one comes. */
const Line = styled(Chips)`
  align-items: center;
  column-gap: var(--space-4);
  min-block-size: var(--control);
  margin-block: calc(-1 * var(--space-3)) var(--space-3);

  ${belowTablet} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

const Note = styled.p`
  color: var(--ink-muted);
`;

/* On a phone they stay on their line, and are drawn along it. */
const Filters = styled(Chips)`
  &:focus {
    outline: none;
  }

  ${belowTablet} {
    flex-wrap: nowrap;
    margin: calc(-1 * var(--space-1));
    padding: var(--space-1);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const On = styled(Chip)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  padding-inline-end: var(--space-3);
`;

export interface FilterChip {
  name: string;
  remove: () => void;
}

export interface FilterChipsProps {
  /** How much the list has by them; null while it is on its way. */
  note: ReactNode;
  /** What is not on may stand there as something false. */
  chips: readonly (FilterChip | '' | 0 | false | undefined)[];
  onClear: () => void;
}

/**
 * What a list has, and the filters that are on; a press takes one off, and leaves the focus among the
 * others.
 */
export function FilterChips({ note, chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  const on = chips.filter((chip): chip is FilterChip => Boolean(chip));
  const filters = useRef<HTMLDivElement>(null);
  const takeOff = (remove: () => void) => {
    filters.current?.focus();
    remove();
  };
  return (
    <Line>
      <Note>{note}</Note>
      <Filters ref={filters} role="group" tabIndex={-1} aria-label={t('admin.filters.on')}>
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
      </Filters>
    </Line>
  );
}
