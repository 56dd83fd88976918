import { closestCenter, DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SILENT_DRAG, useDragSensors } from './drag.ts';
import { SortableRow } from './sortable-row.tsx';

const Rows = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const MODIFIERS = [upAndDown];

export interface SortableRowsProps<Item> {
  /** What the list is of, for those who hear it. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** Rows in an order of people's choice: by drag, or by the buttons of each row. */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { label, items, idOf, nameOf, onMove, children } = props;
  const { t } = useTranslation();
  const sensors = useDragSensors();
  const [said, setSaid] = useState('');
  const ids = items.map(idOf);

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onMove(from, to);
    setSaid(t('admin.sorting.moved', { name: nameOf(item), index: to + 1, count: items.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      accessibility={SILENT_DRAG}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Rows aria-label={label}>
          {items.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onEarlier={() => move(index, index - 1)}
              onLater={() => move(index, index + 1)}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </Rows>
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}
