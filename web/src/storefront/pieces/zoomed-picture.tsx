import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';

const CLOSE_UP = 3;

/* From left to right in every language: how far it is scrolled is then counted one way only. */
const Room = styled.div.attrs({ dir: 'ltr' })`
  flex: 1;
  min-block-size: 0;
  display: grid;
  place-items: safe center;
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Image = styled.img<{ $level: number }>`
  max-inline-size: none;
  inline-size: calc(min(100vw, 100dvh - 4rem) * ${({ $level }) => $level});
  aspect-ratio: 1;
  object-fit: contain;
  cursor: ${({ $level }) => ($level === 1 ? 'zoom-in' : 'zoom-out')};
`;

export interface ZoomedPictureProps {
  src: string;
  alt: string;
  /** How many times larger than what fits. */
  level: number;
  onLevel: (level: number) => void;
}

/** Scrolls in every way that the device scrolls; a press goes close to the point that was pressed. */
export function ZoomedPicture({ src, alt, level, onLevel }: ZoomedPictureProps) {
  const room = useRef<HTMLDivElement>(null);
  const point = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const box = room.current;
    if (!box || level === 1) return;
    box.scrollLeft = box.scrollWidth * point.current.x - box.clientWidth / 2;
    box.scrollTop = box.scrollHeight * point.current.y - box.clientHeight / 2;
    point.current = { x: 0.5, y: 0.5 };
  }, [level]);

  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    point.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onLevel(level === 1 ? CLOSE_UP : 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what is focused
    <Room ref={room} role="region" aria-label={alt} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the buttons above zoom too */}
      <Image src={src} alt={alt} $level={level} onClick={press} />
    </Room>
  );
}
