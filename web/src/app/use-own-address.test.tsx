import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { createTexts } from '../i18n/create-i18n.ts';
import { drawnAsInBrowser } from '../testing/drawn-as-in-browser.ts';
import { Providers } from './providers.tsx';
import { createStore } from './store.ts';
import { useOwnAddress } from './use-own-address.ts';

function Page() {
  useOwnAddress();
  return (
    <>
      <Link to="/products">all pieces</Link>
      <Outlet />
    </>
  );
}

const routes = [
  {
    element: <Page />,
    children: [
      { path: '/', element: <h1>home</h1> },
      { path: '/products', element: <h1>pieces</h1> },
    ],
  },
];

const { place, draw } = drawnAsInBrowser();

function open(address: string): void {
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(routes, { hydrationData: {} });
  startTransition(() => {
    draw(
      <Providers
        store={createStore()}
        texts={createTexts()}
        language="ar"
        origin={window.location.origin}
      >
        <RouterProvider router={router} />
      </Providers>,
    );
  });
}

/** Resolves in the same moment in which something matching stands in the page. */
async function drawn(selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = place().querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise((look) => {
      new MutationObserver(look).observe(place(), { childList: true, subtree: true });
    });
  }
}

const address = () => window.location.pathname + window.location.search;

test('an address that names Arabic is named without it', async () => {
  open('/?lang=ar&karat=21');
  await waitFor(() => expect(address()).toBe('/?karat=21'));
});

test('a link that is pressed in the moment the page is drawn leads on', async () => {
  open('/?lang=ar');
  (await drawn('a')).click();
  await waitFor(() => expect(place().querySelector('h1')?.textContent).toBe('pieces'));
  expect(address()).toBe('/products');
});
