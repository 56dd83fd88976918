import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  type TouchEvent,
} from 'react';

/**
 * Ties a native `<dialog>` to `open`: focus goes in, stays in, and comes back to where it was, or, if
 * that is gone meanwhile, to what was around it.
 * Every wish to leave (Escape, back gesture, a press outside) only calls `onClose`, so that the
 * owner may refuse.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = waysBack(document.activeElement);
    markScrollbar();
    dialog.showModal();
    // React's autoFocus comes too early: the dialog is not on the screen yet.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      const back = before.find((way) => way.isConnected);
      back?.focus({ preventScroll: back !== before[0] });
    };
  }, [open]);

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file chooser that is dismissed sends a cancel event too, and that one bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
    onTouchStart: keepToItself,
    onTouchMove: keepToItself,
    onTouchEnd: keepToItself,
    onTouchCancel: keepToItself,
  };
}

/** What has the focus, and what around it may have it. */
function waysBack(focused: Element | null): HTMLElement[] {
  const ways: HTMLElement[] = [];
  for (let around = focused; around instanceof HTMLElement; around = around.parentElement) {
    if (around === focused || around.hasAttribute('tabindex')) ways.push(around);
  }
  return ways;
}

/** React would tell the carousel that the dialog was opened from, and it would move behind it. */
function keepToItself(event: TouchEvent): void {
  event.stopPropagation();
}

/** Whether the page has a scrollbar that takes room: base.css keeps that room while it is locked. */
function markScrollbar(): void {
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}
