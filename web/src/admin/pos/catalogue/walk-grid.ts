import type { KeyboardEvent } from 'react';

/**
 * Arrows go from button to button as they stand on the screen, in either direction of reading; up from
 * the first row leaves the grid.
 */
export function walkGrid(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  grid: HTMLElement | null,
  leave: () => void,
): void {
  const step = grid && stepOf(event.key, grid);
  if (!step || !grid) return;
  event.preventDefault();
  const buttons = [...grid.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const wanted = at + step;
  if (wanted < 0 && event.key === 'ArrowUp') return leave();
  buttons[Math.min(Math.max(0, wanted), buttons.length - 1)]?.focus();
}

function stepOf(key: string, grid: HTMLElement): number {
  const isRtl = getComputedStyle(grid).direction === 'rtl';
  const steps: Record<string, number> = {
    ArrowLeft: isRtl ? 1 : -1,
    ArrowRight: isRtl ? -1 : 1,
    ArrowUp: -columnsOf(grid),
    ArrowDown: columnsOf(grid),
  };
  return steps[key] ?? 0;
}

/** As many as stand beside the first one. */
function columnsOf(grid: HTMLElement): number {
  const tops = [...grid.children].map((child) => (child as HTMLElement).offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}
