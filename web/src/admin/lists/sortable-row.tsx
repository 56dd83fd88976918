import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { belowTablet } from '../../ui/media.ts';

const Row = styled.li<{ $held: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1px solid ${({ $held }) => ($held ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: ${({ $held }) => ($held ? 'var(--shadow)' : 'none')};
  z-index: ${({ $held }) => ($held ? 1 : 'auto')};

  /* The buttons stand below, so that there is room for the words. */
  ${belowTablet} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Grip = styled.span`
  display: grid;
  place-items: center;
  align-self: stretch;
  grid-row: 1 / -1;
  inline-size: 1.75rem;
  color: var(--ink-muted);
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
`;

const Moves = styled.div`
  display: flex;

  ${belowTablet} {
    grid-column: 2;
    justify-content: flex-end;
  }
`;

export interface SortableRowProps {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onEarlier: () => void;
  onLater: () => void;
  children: ReactNode;
}

/** One row: the grip is for pointers, the buttons are for everybody. */
export function SortableRow(props: SortableRowProps) {
  const { id, name, isFirst, isLast, onEarlier, onLater, children } = props;
  const { t } = useTranslation();
  const disabled = isFirst && isLast;
  const sortable = useSortable({ id, disabled });
  const { setNodeRef, listeners, transform, transition, isDragging } = sortable;
  return (
    <Row
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      $held={isDragging}
    >
      <Grip {...listeners} aria-hidden>
        <GripVertical size={18} />
      </Grip>
      {children}
      <Moves>
        <IconButton
          label={t('admin.sorting.earlier', { name })}
          aria-disabled={isFirst || undefined}
          onClick={onEarlier}
        >
          <ChevronUp size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={t('admin.sorting.later', { name })}
          aria-disabled={isLast || undefined}
          onClick={onLater}
        >
          <ChevronDown size={18} aria-hidden />
        </IconButton>
      </Moves>
    </Row>
  );
}
