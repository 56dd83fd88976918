import { DRAWN } from '@dahab/bff/contract/drawing.ts';

/** Where the page's first script notes that a button was pressed before its code was there. */
const PRESSED = 'data-pressed';

/**
 * From now on buttons answer by themselves; those that were pressed while a drawn page waited for its
 * code do so at once. To be called when React has taken the page: it hydrates what is pressed first.
 */
export function answerPresses(root: HTMLElement): void {
  root.removeAttribute(DRAWN);
  for (const button of root.querySelectorAll<HTMLElement>(`[${PRESSED}]`)) {
    button.removeAttribute(PRESSED);
    button.click();
  }
}
