import { directionOf } from '@dahab/bff/contract/language.ts';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type Slider from 'react-slick';
import { useTranslation } from '../../i18n/use-translation.ts';
import { around } from './around.ts';

export interface CarouselOptions {
  count: number;
  perView?: number;
  /** After the last slide the first one comes again. */
  loops?: boolean;
}

export interface Carousel extends Required<CarouselOptions> {
  direction: 'rtl' | 'ltr';
  /** The first slide in sight, counted as it is read. */
  index: number;
  /** All slides are in sight: nothing moves, and nothing offers to. */
  fits: boolean;
  atStart: boolean;
  atEnd: boolean;
  goTo: (position: number) => void;
  /** One forward or back along the line of reading. */
  move: (step: 1 | -1) => void;
  /** Arrow keys on the controls, along the line of reading. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Where react-slick stands once it is there, and how it tells what it did. */
  slider: RefObject<Slider | null>;
  onMoved: (position: number) => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** What is in sight of a row of slides, and how to move on. Works before react-slick is there too. */
export function useCarousel(options: CarouselOptions): Carousel {
  const { count, perView = 1, loops = false } = options;
  const direction = directionOf(useTranslation().i18n.language);
  const slider = useRef<Slider>(null);
  const [position, setPosition] = useState(0);
  const fits = count <= perView;
  const last = Math.max(0, loops ? count - 1 : count - perView);
  // Pieces may go while they are looked at.
  const index = fits ? 0 : Math.min(position, last);

  const goTo = (target: number) => {
    if (slider.current) slider.current.slickGoTo(target);
    else setPosition(target);
  };

  const move = (step: 1 | -1) => {
    const target = loops ? around(index + step, count) : index + step;
    if (target < 0 || target > last) return;
    if (!slider.current) return setPosition(target);
    // Not goTo: from the last to the first it would run back past all the others.
    if (step === 1) slider.current.slickNext();
    else slider.current.slickPrev();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move(direction === 'ltr' ? step : (-step as 1 | -1));
  };

  return {
    count,
    perView,
    loops,
    direction,
    index,
    fits,
    goTo,
    move,
    onKeyDown,
    slider,
    atStart: !loops && index === 0,
    atEnd: !loops && index >= last,
    onMoved: setPosition,
  };
}
