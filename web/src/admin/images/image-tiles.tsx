import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import styled from 'styled-components';
import { belowTablet } from '../../ui/media.ts';
import { imageIds } from './image-order.ts';
import { ImageTile } from './image-tile.tsx';

const Tiles = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  ${belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A press that moves is a drag; on touch it has to rest first, so that the page still scrolls. */
const BY_MOUSE = { activationConstraint: { distance: 6 } };
const BY_TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

/** What dnd-kit says in English: the buttons do the same, and the field says where it went. */
const silent = () => undefined;
const SILENT = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};

export interface ImageTilesProps {
  label: string;
  images: readonly string[];
  onMove: (from: number, to: number) => void;
  onCrop: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Pictures in the order in which the shop shows them. */
export function ImageTiles({ label, images, onMove, onCrop, onRemove }: ImageTilesProps) {
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_TOUCH));
  const ids = imageIds(images);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Tiles aria-label={label}>
          {images.map((url, index) => (
            <ImageTile
              key={ids[index]}
              id={ids[index] ?? url}
              url={url}
              index={index}
              count={images.length}
              onMove={(to) => onMove(index, to)}
              onCrop={() => onCrop(index)}
              onRemove={() => onRemove(index)}
            />
          ))}
        </Tiles>
      </SortableContext>
    </DndContext>
  );
}
