import 'slick-carousel/slick/slick.css';
import { useRef, type TouchEvent } from 'react';
import Slider from 'react-slick';
import styled, { css, StyleSheetManager } from 'styled-components';
import rtlPlugin from 'stylis-plugin-rtl';
import { mirrorTouches } from './mirrored-touch.ts';
import { prefersLessMotion } from './prefers-less-motion.ts';
import { Slide } from './slide.tsx';
import type { RowProps } from './still-row.tsx';

const GLIDE_MS = 420;
const AS_WRITTEN: never[] = [];
const TURNED = [rtlPlugin];

/* Said twice, to outweigh the library's own sheet, which comes later. */
const mirrored = css`
  &.slick-slider .slick-list,
  &.slick-slider .slick-slide > div {
    transform: scaleX(-1);
  }
`;

/* react-slick lays out from the left in every language, so a logical property on it would not follow
   the page: what has a side is written for the left, and turned for Arabic by stylis-plugin-rtl. The
   row itself is mirrored there, and each slide back: its own rtl, and reversed slides, would be read
   and walked through from their end. */
const Row = styled(Slider)<{ $mirrored: boolean }>`
  margin-right: var(--peek);

  &.slick-slider {
    touch-action: pan-y pinch-zoom;
  }

  .slick-list {
    margin-inline: calc(var(--gap) / -2);
    overflow: visible;
  }

  .slick-track {
    display: flex;
  }

  .slick-slide {
    float: none;
    height: auto;
    padding-inline: calc(var(--gap) / 2);
  }

  .slick-slide > div,
  .slick-slide > div > [role] {
    height: 100%;
  }

  .slick-slide :is(a, img) {
    -webkit-user-drag: none;
  }

  ${({ $mirrored }) => $mirrored && mirrored}
`;

/** The slides as react-slick moves them: by its commands, and by touch. */
export function SlickRow({ carousel, slides }: RowProps) {
  const { count, perView, loops, direction, index, slider, onMoved } = carousel;
  const box = useRef<HTMLDivElement>(null);
  const isMirrored = direction === 'rtl';
  const mirrorTouch = isMirrored ? mirrorTouches : undefined;
  const takeFocusInSight = () => keepFocusInSight(box.current);
  return (
    <div
      ref={box}
      onTouchStartCapture={mirrorTouch}
      onTouchMoveCapture={mirrorTouch}
      onTouchEndCapture={letGoQuietly}
    >
      <StyleSheetManager stylisPlugins={isMirrored ? TURNED : AS_WRITTEN}>
        <Row
          // It learns these when it is made, and never again.
          key={`${direction} ${count} ${perView}`}
          ref={slider}
          $mirrored={isMirrored}
          initialSlide={index}
          slidesToShow={perView}
          infinite={loops}
          speed={prefersLessMotion() ? 0 : GLIDE_MS}
          cssEase="cubic-bezier(0.2, 0.7, 0.2, 1)"
          touchThreshold={8}
          arrows={false}
          // Its arrow keys would move a slide away from under the focus; ours are on the controls.
          accessibility={false}
          // A mouse that drags would press the link that it lets go of.
          draggable={false}
          beforeChange={(_, next) => onMoved(next)}
          onInit={takeFocusInSight}
          onReInit={takeFocusInSight}
        >
          {slides.map((slide, position) => (
            <Slide
              key={slide.id}
              carousel={carousel}
              position={position}
              content={
                <StyleSheetManager stylisPlugins={AS_WRITTEN}>
                  <>{slide.content}</>
                </StyleSheetManager>
              }
            />
          ))}
        </Row>
      </StyleSheetManager>
    </div>
  );
}

/** react-slick also cancels touches that the browser cannot cancel any more, which the console notes. */
function letGoQuietly({ nativeEvent }: TouchEvent): void {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
}

/** react-slick hides what is out of sight from those who hear the page, not from the keyboard. */
function keepFocusInSight(box: HTMLElement | null): void {
  for (const slide of box?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    slide.inert = slide.ariaHidden === 'true';
  }
}
