import styled from 'styled-components';
import { around } from './around.ts';
import { Slide, type CarouselSlide } from './slide.tsx';
import type { Carousel } from './use-carousel.ts';

/** Sizes as react-slick will have them, so that nothing moves when it takes over. */
const Row = styled.div<{ $perView: number }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(
    (100% - var(--gap) * ${({ $perView }) => $perView - 1} - var(--peek)) /
      ${({ $perView }) => $perView}
  );
  gap: var(--gap);
`;

export interface RowProps {
  carousel: Carousel;
  slides: readonly CarouselSlide[];
}

/** The slides in sight, and the edge of the next one: until react-slick is there, or when all fit. */
export function StillRow({ carousel, slides }: RowProps) {
  const { count, perView, index, fits } = carousel;
  const shown = fits ? count : perView + 1;
  const positions = Array.from({ length: Math.min(shown, count) }, (_, step) =>
    around(index + step, count),
  );
  return (
    <Row $perView={perView}>
      {positions.map((position, step) => {
        const slide = slides[position];
        return (
          slide && (
            <Slide
              key={slide.id}
              carousel={carousel}
              position={position}
              content={slide.content}
              inert={step >= perView}
            />
          )
        );
      })}
    </Row>
  );
}
