import type { TouchEvent } from 'react';

/** react-slick reads fingers from left to right: for a mirrored row they go the other way. */
export function mirrorTouches({ nativeEvent }: TouchEvent): void {
  const touches = Array.from(nativeEvent.touches, ({ pageX, pageY }) => ({ pageX: -pageX, pageY }));
  Object.defineProperty(nativeEvent, 'touches', { value: touches });
}
