import { useSyncExternalStore } from 'react';
import { DESKTOP, SMALL } from '../media.ts';

/** How many cards stand side by side: one on a phone, two on a tablet, three on a desk. */
export function usePerView(): number {
  const onDesk = useMedia(`(min-width: ${DESKTOP}px)`);
  const onTablet = useMedia(`(min-width: ${SMALL}px)`);
  if (onDesk) return 3;
  return onTablet ? 2 : 1;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
