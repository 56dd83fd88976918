import { useCallback, useEffect, useRef, useState } from 'react';

/** A row of snapping slides that the reader scrolls, and buttons that scroll it for them. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [view, setView] = useState<View>({ overflows: false, atEnd: true });

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const follow = () => {
      setIndex(nearestSlide(row));
      setView(viewOf(row));
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(row);
    const slides = new MutationObserver(follow);
    slides.observe(row, { childList: true });
    row.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      slides.disconnect();
      row.removeEventListener('scroll', follow);
    };
  }, []);

  /** Past either end it comes round from the other. */
  const goTo = useCallback(
    (target: number) => {
      const row = track.current;
      const slide = row?.children[(target + count) % count];
      if (!row || !slide) return;
      // Not scrollBy: slides that stop every swipe would stop it at the next one too.
      row.scrollTo({ left: row.scrollLeft + distanceToStart(row, slide), behavior: 'smooth' });
    },
    [count],
  );

  return { track, index, ...view, goTo };
}

/** Whether some slides are out of sight, and whether the last one is in sight. */
interface View {
  readonly overflows: boolean;
  readonly atEnd: boolean;
}

/** Sizes are rounded, and scrolling counts down from 0 where the line is read from the right. */
function viewOf(row: HTMLElement): View {
  const hidden = row.scrollWidth - row.clientWidth;
  return { overflows: hidden > 1, atEnd: Math.abs(row.scrollLeft) >= hidden - 1 };
}

function nearestSlide(row: HTMLElement): number {
  const distances = [...row.children].map((slide) => Math.abs(distanceToStart(row, slide)));
  return distances.indexOf(Math.min(...distances));
}

/** How far a slide is from the edge where the line of reading starts, as scrolling counts. */
function distanceToStart(row: HTMLElement, slide: Element): number {
  const edge = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  return slide.getBoundingClientRect()[edge] - row.getBoundingClientRect()[edge];
}
