import { createElement, useRef } from 'react';
import styled from 'styled-components';
import { DESKTOP, SMALL } from '../media.ts';
import type { CarouselSlide } from './slide.tsx';
import { StillRow } from './still-row.tsx';
import type { Carousel } from './use-carousel.ts';
import { MOST_PER_VIEW } from './use-per-view.ts';
import { useSlickRow } from './use-slick-row.ts';

/** What moves past its edges is cut off, the outlines of focus inside it are not. */
const Window = styled.div<{ $cards: boolean }>`
  --gap: 0px;
  --peek: 0px;
  --per-view: 1;
  min-inline-size: 0;
  overflow: clip;

  ${({ $cards }) =>
    $cards &&
    `
    --gap: var(--space-5);
    margin: -6px;
    padding: 6px;

    @media (min-width: ${SMALL}px) {
      --per-view: 2;
    }

    @media (min-width: ${DESKTOP}px) {
      --per-view: 3;
    }

    @media (max-width: ${SMALL - 0.02}px) {
      --gap: var(--space-4);
      --peek: 2.5rem;
      margin-inline-end: calc(var(--gutter) * -1);
      padding-inline-end: var(--gutter);
    }
  `}
`;

export interface CarouselTrackProps {
  carousel: Carousel;
  slides: readonly CarouselSlide[];
  /** Cards stand apart, and on a phone the next one looks in; pictures fill the width. */
  cards?: boolean;
  /** A slide that comes by a press is read out; not one that comes by itself. */
  spoken?: boolean;
}

/** The slides of a carousel; the screen adds the region around them, and its controls. */
export function CarouselTrack(props: CarouselTrackProps) {
  const { carousel, slides, cards = false, spoken = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const row = useSlickRow(place, !carousel.fits) ?? StillRow;
  const most = cards ? MOST_PER_VIEW : 1;
  return (
    <Window ref={place} $cards={cards} aria-live={spoken ? 'polite' : undefined}>
      {createElement(row, { carousel, slides, most })}
    </Window>
  );
}
