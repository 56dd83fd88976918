import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from './icon-button.tsx';
import { fromDesktop } from './media.ts';
import { PointingIcon } from './pointing-icon.tsx';
import { useCarousel } from './use-carousel.ts';

const LOOPS_FROM = 4;

const Frame = styled.div`
  position: relative;
`;

/** The row that slides stand in; alone, it can hold their places while they load. */
export const Slides = styled.ul`
  --per-view: 1;
  --gap: var(--space-5);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(
    (100% - var(--gap) * (var(--per-view) - 1) - var(--peek, 0px)) / var(--per-view)
  );
  gap: var(--gap);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }

  @media (max-width: 639.98px) {
    --peek: 2.5rem;
    --gap: var(--space-4);
  }

  @media (min-width: 640px) {
    --per-view: 2;
  }

  ${fromDesktop} {
    --per-view: 3;
  }
`;

const Controls = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-1);
  margin-block-start: var(--space-2);
`;

export interface CarouselProps {
  label: string;
  slides: readonly { id: number; content: ReactNode }[];
}

/** Slides side by side: one on a phone, two on a tablet, three on a desk. Never moves by itself. */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useTranslation();
  const { track, index, overflows, atEnd, goTo } = useCarousel(slides.length);
  const loops = slides.length >= LOOPS_FROM;
  const atStart = index === 0;
  return (
    <Frame role="group" aria-roledescription="carousel" aria-label={label}>
      <Slides ref={track}>
        {slides.map(({ id, content }, position) => (
          <li
            key={id}
            aria-label={t('ui.carousel.slide', { index: position + 1, count: slides.length })}
          >
            {content}
          </li>
        ))}
      </Slides>
      {overflows && (
        <Controls>
          <IconButton
            label={t('ui.carousel.previous')}
            disabled={atStart && !loops}
            onClick={() => goTo(index - 1)}
          >
            <PointingIcon icon={ChevronLeft} />
          </IconButton>
          <IconButton
            label={t('ui.carousel.next')}
            disabled={atEnd && !loops}
            onClick={() => goTo(index + 1)}
          >
            <PointingIcon icon={ChevronRight} />
          </IconButton>
        </Controls>
      )}
    </Frame>
  );
}
