import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Drawing } from './draw-chart.ts';

/**
 * Keeps a chart in an element: drawn once its width is known, by code that is fetched only then, and
 * again when theme or width change.
 */
export function useChart(drawing: Omit<Drawing, 'width'>) {
  const host = useRef<HTMLDivElement>(null);
  const width = useWidth(host);

  useEffect(() => {
    const element = host.current;
    if (!element || width === 0) return;
    let isLeft = false;
    let end = (): void => undefined;
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.ts');
      if (isLeft) return;
      const plot = drawChart(element, { ...drawing, width });
      const looks = new MutationObserver(() => plot.redraw(false, true));
      looks.observe(document.documentElement, { attributeFilter: ['class'] });
      end = () => {
        looks.disconnect();
        plot.destroy();
      };
    };
    void draw();
    return () => {
      isLeft = true;
      end();
    };
  }, [drawing, width]);

  return host;
}

function useWidth(host: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);
  return width;
}
