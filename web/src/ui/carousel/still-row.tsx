import styled from 'styled-components';
import { around } from './around.ts';
import { DESKTOP, SMALL } from '../media.ts';
import { useIsLive } from '../use-is-live.ts';
import { Slide, type CarouselSlide } from './slide.tsx';
import type { Carousel } from './use-carousel.ts';

/** Sizes as react-slick will have them, so that nothing moves when it takes over. */
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(
    (100% - var(--gap) * (var(--per-view) - 1) - var(--peek)) / var(--per-view)
  );
  gap: var(--gap);

  /* As many as the widest screen shows are drawn before it is known how wide it is. */
  @media (max-width: ${SMALL - 0.02}px) {
    > :nth-child(n + 3) {
      display: none;
    }
  }

  @media (max-width: ${DESKTOP - 0.02}px) {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;

export interface RowProps {
  carousel: Carousel;
  slides: readonly CarouselSlide[];
  /** The most that any screen shows side by side. */
  most: number;
}

/** The slides in sight, and the edge of the next one: until react-slick is there, or when all fit. */
export function StillRow({ carousel, slides, most }: RowProps) {
  const { count, perView, index } = carousel;
  const isLive = useIsLive();
  const positions = Array.from({ length: Math.min(most + 1, count) }, (_, step) =>
    around(index + step, count),
  );
  return (
    <Row>
      {positions.map((position, step) => {
        const slide = slides[position];
        return (
          slide && (
            <Slide
              key={slide.id}
              carousel={carousel}
              position={position}
              content={slide.content}
              // Without scripts what is in sight can still be followed.
              inert={isLive && step >= perView}
            />
          )
        );
      })}
    </Row>
  );
}
