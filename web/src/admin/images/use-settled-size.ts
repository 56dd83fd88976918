import { useEffect, useRef, type RefObject } from 'react';

/** An element whose window is being drawn to another size changes with every pixel. */
const SETTLED_MS = 150;

/** Calls `onChange` when an element has another size than before, once it stays so. */
export function useSettledSize(element: RefObject<HTMLElement | null>, onChange: () => void): void {
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    let size = '';
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const before = size;
      size = `${Math.round(width)} ${Math.round(height)}`;
      clearTimeout(timer);
      if (before !== '' && before !== size) timer = setTimeout(() => tell.current(), SETTLED_MS);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}
