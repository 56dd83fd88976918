import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { loadSlick } from './load-slick.ts';
import type { RowProps } from './still-row.tsx';

/**
 * The row that moves, or null until it may take over: react-slick measures where it stands, so not
 * before the place has a size. When its code is not to be had, the still row stays, and works.
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
      if (!isLeft) setRow(() => Loaded);
    };
    const sizes = new ResizeObserver(() => {
      if (element.offsetWidth === 0) return;
      sizes.disconnect();
      loadSlick().then(take, () => undefined);
    });
    sizes.observe(element);
    return () => {
      isLeft = true;
      sizes.disconnect();
    };
  }, [place, wanted]);

  return wanted ? row : null;
}
