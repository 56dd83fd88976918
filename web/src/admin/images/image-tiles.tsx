import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import styled from 'styled-components';
import { belowTablet } from '../../ui/media.ts';
import { SILENT_DRAG, useDragSensors } from '../lists/drag.ts';
import { imageIds } from './image-order.ts';
import { ImageTile } from './image-tile.tsx';
import type { ImageShape } from './image-uses.ts';

const Tiles = styled.ul<{ $single: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $single }) =>
    $single ? 'minmax(0, 28rem)' : 'repeat(auto-fill, minmax(11.5rem, 1fr))'};
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  ${belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface ImageTilesProps {
  label: string;
  images: readonly string[];
  /** There is never more than one. */
  single: boolean;
  shape: ImageShape;
  onMove: (from: number, to: number) => void;
  onCrop: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Pictures in the order in which the shop shows them. */
export function ImageTiles(props: ImageTilesProps) {
  const { label, images, single, shape, onMove, onCrop, onRemove } = props;
  const sensors = useDragSensors();
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
      accessibility={SILENT_DRAG}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Tiles aria-label={label} $single={single}>
          {images.map((url, index) => (
            <ImageTile
              key={ids[index]}
              id={ids[index] ?? url}
              url={url}
              shape={shape}
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
