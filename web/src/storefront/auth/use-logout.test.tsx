import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { Providers } from '../../app/providers.tsx';
import { createStore } from '../../app/store.ts';
import { createTexts } from '../../i18n/create-i18n.ts';
import { fillBrowserGaps } from '../../testing/browser-gaps.ts';
import { fakeShop } from '../../testing/fake-shop.ts';
import { waitPatiently } from '../../testing/wait-patiently.ts';
import { useLogout } from './use-logout.ts';

waitPatiently();
afterEach(cleanup);

function Leaving() {
  const { logout, isLeaving } = useLogout();
  return (
    <>
      <button onClick={() => void logout()}>{isLeaving ? 'leaving' : 'leave'}</button>
      <Link to="/products">pieces</Link>
    </>
  );
}

const routes = ['/', '/collections', '/products'].map((path) => ({ path, element: <Leaving /> }));

async function pressLeave(): Promise<() => void> {
  fillBrowserGaps();
  let answer: () => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = () => resolve({ body: null })));
  fakeShop({ 'POST /api/logout': () => answered });
  window.history.replaceState(null, '', '/collections');
  render(
    <Providers
      store={createStore()}
      texts={createTexts()}
      language="en"
      origin={window.location.origin}
    >
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>,
  );
  await userEvent.click(screen.getByText('leave'));
  return answer;
}

test('who signs out goes home', async () => {
  const answer = await pressLeave();
  answer();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('who went on meanwhile stays there', async () => {
  const answer = await pressLeave();
  await userEvent.click(screen.getByText('pieces'));
  answer();
  // Its end is seen by all who can sign out.
  await screen.findByText('leave');
  expect(window.location.pathname).toBe('/products');
});
