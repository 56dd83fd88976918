import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PointingIcon } from '../../ui/pointing-icon.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { ZoomedPicture } from './zoomed-picture.tsx';

const LARGEST = 3;

const Frame = styled.dialog`
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-2);
  border-block-end: 1px solid var(--line);

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Where = styled.span`
  min-inline-size: 4rem;
  font-size: var(--text-s);
  text-align: center;
`;

export interface PictureZoomProps {
  images: readonly string[];
  name: string;
  selected: number;
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** The pictures of a piece, as large as the window and larger. */
export function PictureZoom({ images, name, selected, onSelect, onClose }: PictureZoomProps) {
  const { t } = useTranslation();
  const modal = useModal(true, onClose);
  const [level, setLevel] = useState(1);
  const count = images.length;
  const image = images[selected];
  const show = (index: number) => {
    setLevel(1);
    onSelect(index);
  };
  return createPortal(
    <Frame {...modal} aria-label={name}>
      <Bar>
        <IconButton
          label={t('product.zoomOut')}
          aria-disabled={level === 1 || undefined}
          onClick={() => setLevel(Math.max(1, level - 1))}
        >
          <ZoomOut size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t('product.zoomIn')}
          data-autofocus
          aria-disabled={level === LARGEST || undefined}
          onClick={() => setLevel(Math.min(LARGEST, level + 1))}
        >
          <ZoomIn size={20} aria-hidden />
        </IconButton>
        {count > 1 && (
          <>
            <IconButton
              label={t('ui.previous')}
              aria-disabled={selected === 0 || undefined}
              onClick={() => show(Math.max(0, selected - 1))}
            >
              <PointingIcon icon={ChevronLeft} />
            </IconButton>
            <Where role="status">{t('ui.carousel.position', { index: selected + 1, count })}</Where>
            <IconButton
              label={t('ui.next')}
              aria-disabled={selected === count - 1 || undefined}
              onClick={() => show(Math.min(count - 1, selected + 1))}
            >
              <PointingIcon icon={ChevronRight} />
            </IconButton>
          </>
        )}
        <IconButton label={t('ui.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Bar>
      {image && (
        <ZoomedPicture
          key={image}
          src={image}
          alt={t('product.imageOf', { name, index: selected + 1 })}
          level={level}
          onLevel={setLevel}
        />
      )}
    </Frame>,
    document.body,
  );
}
