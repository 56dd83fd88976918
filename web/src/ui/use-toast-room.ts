import { useEffect, type RefObject } from 'react';

const GAP_PX = 12;
/** Of what a field says below itself. */
const WORDS_PX = 64;

/**
 * While a bar stands at the lower edge of the window, or of a dialog, toasts stand above it, and what
 * gets the focus is scrolled to above it, with what it says: neither covers the other. The bar may
 * grow and shrink, and is higher where the page ends below it. Its own buttons are in sight wherever
 * the page is: `base.css` keeps them from moving it.
 */
export function useToastRoom(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    // In a dialog stand its own toasts.
    const place = element.closest('dialog') ?? document.documentElement;
    const { style } = place;
    element.toggleAttribute('data-edge-bar', true);
    const makeRoom = () => {
      const below = window.innerHeight - element.getBoundingClientRect().top;
      style.setProperty('--toast-block-end', `min(${below + GAP_PX}px, 70dvh)`);
      const room = `${element.offsetHeight + GAP_PX + WORDS_PX}px`;
      style.setProperty('scroll-padding-block-end', room);
      element.style.setProperty('--room-below', room);
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(element);
    // What stands above it may grow or shrink.
    observer.observe(place);
    observer.observe(document.body);
    window.addEventListener('scroll', makeRoom, { passive: true });
    window.addEventListener('resize', makeRoom);
    makeRoom();
    return () => {
      observer.disconnect();
      element.toggleAttribute('data-edge-bar', false);
      window.removeEventListener('scroll', makeRoom);
      window.removeEventListener('resize', makeRoom);
      style.removeProperty('--toast-block-end');
      style.removeProperty('scroll-padding-block-end');
    };
  }, [bar, isShown]);
}
