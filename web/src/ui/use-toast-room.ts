import { useEffect, type RefObject } from 'react';

const GAP_PX = 16;

/**
 * While a bar stands at the window's lower edge, toasts stand above it, and what gets the focus is
 * scrolled to above it: neither covers the other. The bar may grow and shrink.
 */
export function useToastRoom(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const room = `${element.offsetHeight + GAP_PX}px`;
      style.setProperty('--toast-block-end', `min(${room} + 0.75rem, 70dvh)`);
      style.setProperty('scroll-padding-block-end', room);
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(element);
    makeRoom();
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-block-end');
      style.removeProperty('scroll-padding-block-end');
    };
  }, [bar, isShown]);
}
