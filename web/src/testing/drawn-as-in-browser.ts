import { afterEach, beforeEach } from '@jest/globals';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fillBrowserGaps } from './browser-gaps.ts';
import { waitPatiently } from './wait-patiently.ts';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Draws as a browser does: what is drawn is settled a moment later, and a screen stays until the next
 * one is there. `act`, which `render` draws with, would settle all at once. For the tests of one file.
 */
export function drawnAsInBrowser() {
  let root: Root;
  let place: HTMLElement;
  waitPatiently();

  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    fillBrowserGaps();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });

  afterEach(() => {
    root.unmount();
    place.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  return { place: () => place, draw: (page: ReactNode) => root.render(page) };
}
