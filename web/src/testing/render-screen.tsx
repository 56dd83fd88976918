import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { createStore } from '../app/store.ts';
import { createTexts } from '../i18n/create-i18n.ts';
import type { Language } from '@dahab/bff/contract/language.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { waitPatiently } from './wait-patiently.ts';

export interface ScreenOptions {
  at: string;
  language?: Language;
}

/** Draws routes at an address, inside all that every page has. Answer its calls with `fakeShop`. */
export function renderScreen(routes: RouteObject[], { at, language = 'en' }: ScreenOptions) {
  fillBrowserGaps();
  // The code of a lazy screen is compiled when it is first asked for.
  waitPatiently();
  const store = createStore();
  const router = createMemoryRouter([{ element: <App />, children: routes }], {
    initialEntries: [at],
  });
  const view = render(
    <Providers store={store} texts={createTexts()} language={language} origin={location.origin}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, store, router };
}
