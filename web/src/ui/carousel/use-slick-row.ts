import { startTransition, useEffect, useState, type ComponentType, type RefObject } from 'react';
import { loadSlick } from './load-slick.ts';
import type { RowProps } from './still-row.tsx';

/** A quarter of the window away. */
const NEAR = '25% 0px';

/**
 * The row that moves, or null until it may take over: when somebody comes near it, since react-slick
 * measures and draws all its slides. When its code is not to be had, the still row stays, and works.
 */
export function useSlickRow(
  place: RefObject<HTMLElement | null>,
  wanted: boolean,
): ComponentType<RowProps> | null {
  const [row, setRow] = useState<ComponentType<RowProps> | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || !wanted) return;
    let isLeft = false;
    const take = (Loaded: ComponentType<RowProps>) => {
      // In small steps: it draws all its slides.
      if (!isLeft) startTransition(() => setRow(() => Loaded));
    };
    const sight = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        loadSlick().then(take, () => undefined);
      },
      { rootMargin: NEAR },
    );
    sight.observe(element);
    return () => {
      isLeft = true;
      sight.disconnect();
    };
  }, [place, wanted]);

  return wanted ? row : null;
}
