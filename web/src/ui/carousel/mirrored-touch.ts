import type { TouchEvent } from 'react';

/** react-slick reads fingers from left to right: for a mirrored row they go the other way. */
export function mirrorTouches({ nativeEvent, currentTarget, target }: TouchEvent): void {
  // React tells a slide's dialog too, which lies elsewhere on the page and may have rows of its own.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return;
  const touches = Array.from(nativeEvent.touches, ({ pageX, pageY }) => ({ pageX: -pageX, pageY }));
  Object.defineProperty(nativeEvent, 'touches', { value: touches });
}
