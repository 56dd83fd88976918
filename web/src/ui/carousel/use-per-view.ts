import { DESKTOP, SMALL } from '../media.ts';
import { useMedia } from '../use-media.ts';

/** As many cards stand side by side at most. */
export const MOST_PER_VIEW = 3;

/** How many cards stand side by side: one on a phone, two on a tablet, three on a desk. */
export function usePerView(): number {
  const onDesk = useMedia(`(min-width: ${DESKTOP}px)`);
  const onTablet = useMedia(`(min-width: ${SMALL}px)`);
  if (onDesk) return MOST_PER_VIEW;
  return onTablet ? 2 : 1;
}
