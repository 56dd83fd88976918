import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Carousel } from './use-carousel.ts';

export interface CarouselSlide {
  id: number | string;
  content: ReactNode;
}

export interface SlideProps {
  carousel: Pick<Carousel, 'count' | 'direction'>;
  position: number;
  content: ReactNode;
  /** Out of sight: takes no focus. */
  inert?: boolean;
}

/** One slide by the WAI-ARIA carousel pattern. What react-slick adds to its children ends here. */
export function Slide({ carousel, position, content, inert = false }: SlideProps) {
  const { t } = useTranslation();
  const { count, direction } = carousel;
  return (
    <div
      role="group"
      aria-roledescription={t('ui.carousel.slide')}
      aria-label={t('ui.carousel.position', { index: position + 1, count })}
      dir={direction}
      inert={inert}
    >
      {content}
    </div>
  );
}
