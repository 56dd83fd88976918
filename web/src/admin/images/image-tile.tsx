import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronLeft, ChevronRight, Crop, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { belowTablet } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import type { ImageShape } from './image-uses.ts';

const Tile = styled.li<{ $held: boolean; $isWide: boolean }>`
  display: grid;
  align-items: center;
  border: 1px solid ${({ $held }) => ($held ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: ${({ $held }) => ($held ? 'var(--shadow)' : 'none')};
  z-index: ${({ $held }) => ($held ? 1 : 'auto')};
  overflow: hidden;

  ${belowTablet} {
    grid-template-columns: ${({ $isWide }) =>
      $isWide ? 'minmax(0, 1fr)' : '5.5rem minmax(0, 1fr)'};
  }
`;

const Grip = styled.div<{ $movable: boolean }>`
  position: relative;
  cursor: ${({ $movable }) => ($movable ? 'grab' : 'default')};
  user-select: none;
  -webkit-touch-callout: none;

  img {
    pointer-events: none;
  }
`;

const Place = styled.span`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline-start: var(--space-1);
  min-inline-size: 1.5rem;
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-xs);
  font-weight: 600;
  text-align: center;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: space-evenly;
`;

export interface ImageTileProps {
  id: string;
  url: string;
  shape: ImageShape;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onCrop: () => void;
  onRemove: () => void;
}

/** One picture: dragged by itself, moved, cropped and deleted by its buttons. */
export function ImageTile(props: ImageTileProps) {
  const { id, url, shape, index, count, onMove, onCrop, onRemove } = props;
  const { t } = useTranslation();
  const isMovable = count > 1;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isMovable,
  });
  const gaps = { index: index + 1, count };
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <Tile
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      $held={isDragging}
      $isWide={shape.ratio !== '1'}
    >
      <Grip {...listeners} $movable={isMovable}>
        <Picture
          src={url}
          alt={t('admin.images.one', gaps)}
          ratio={shape.ratio}
          fit={shape.fit}
          sizes={shape.ratio === '1' ? '12rem' : '28rem'}
        />
        {isMovable && (
          <Place aria-hidden>
            {isFirst ? t('admin.images.main') : t('admin.images.place', gaps)}
          </Place>
        )}
      </Grip>
      <Buttons>
        {isMovable && (
          <>
            <IconButton
              label={t('admin.images.earlier', gaps)}
              aria-disabled={isFirst || undefined}
              onClick={() => !isFirst && onMove(index - 1)}
            >
              <PointingIcon icon={ChevronLeft} size={18} />
            </IconButton>
            <IconButton
              label={t('admin.images.later', gaps)}
              aria-disabled={isLast || undefined}
              onClick={() => !isLast && onMove(index + 1)}
            >
              <PointingIcon icon={ChevronRight} size={18} />
            </IconButton>
          </>
        )}
        <IconButton label={t('admin.images.crop', gaps)} onClick={onCrop}>
          <Crop size={18} aria-hidden />
        </IconButton>
        <IconButton label={t('admin.images.remove', gaps)} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Buttons>
    </Tile>
  );
}
