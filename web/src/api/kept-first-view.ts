import type { FirstView } from '@dahab/bff/contract/first-view.ts';

const PLACE = 'till-first-view';
const TILL = '/admin/pos';

/** What the till showed first, for a start of it without the shop: who works there, prices, names. */
export function keepFirstView(view: FirstView): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(view));
  } catch {
    // Without storage the till starts with a network only.
  }
}

/** What was kept for a page of the till; nothing for any other page. */
export function keptFirstView(pathname: string): FirstView {
  if (pathname !== TILL) return [];
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as FirstView) : [];
  } catch {
    return [];
  }
}

/** Whoever signs out, or in as somebody else, is not at the till any more. */
export function forgetFirstView(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Where nothing can be kept nothing is.
  }
}
