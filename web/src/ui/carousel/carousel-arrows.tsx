import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../icon-button.tsx';
import { PointingIcon } from '../pointing-icon.tsx';
import type { Carousel } from './use-carousel.ts';

const Pair = styled.div`
  display: flex;
  gap: var(--space-1);
`;

export interface CarouselArrowsProps {
  carousel: Carousel;
  className?: string;
}

/** One back, one forward. At an end the arrow stays where the focus is, and says that it is idle. */
export function CarouselArrows({ carousel, className }: CarouselArrowsProps) {
  const { t } = useTranslation();
  const { atStart, atEnd, fits, move, onKeyDown } = carousel;
  if (fits) return null;
  return (
    <Pair className={className} onKeyDown={onKeyDown}>
      <IconButton
        label={t('ui.previous')}
        aria-disabled={atStart || undefined}
        onClick={() => move(-1)}
      >
        <PointingIcon icon={ChevronLeft} />
      </IconButton>
      <IconButton label={t('ui.next')} aria-disabled={atEnd || undefined} onClick={() => move(1)}>
        <PointingIcon icon={ChevronRight} />
      </IconButton>
    </Pair>
  );
}
