import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useListParams } from '../admin/lists/use-list-params.ts';
import { useListSearch } from '../admin/lists/use-list-search.ts';
import { drawnAsInBrowser } from '../testing/drawn-as-in-browser.ts';
import { useDebouncedSearch } from '../ui/use-debounced-search.ts';
import { useOwnParams } from './use-own-params.ts';

const { draw } = drawnAsInBrowser();

let fetched: (code: { default: ComponentType }) => void;
let uploaded: () => void;

function Page() {
  return (
    <>
      <Link to="/orders?day=1">orders</Link>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  );
}

function Pieces() {
  const { typed, setTyped } = useListSearch(useListParams());
  const settled = useDebouncedSearch(typed);
  return (
    <>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <output>{settled}</output>
    </>
  );
}

function Upload() {
  const [params, setParams] = useOwnParams();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    setSent(true);
    await new Promise<void>((end) => (uploaded = end));
    setParams({ job: '7' }, { replace: true });
  };
  return (
    <>
      <button onClick={() => void send()}>send</button>
      <output>{isSent ? `on its way ${params.get('job') ?? ''}` : 'chosen'}</output>
    </>
  );
}

function open(path: string): void {
  const code = new Promise<{ default: ComponentType }>((resolve) => (fetched = resolve));
  const Orders = lazy(() => code);
  window.history.replaceState(null, '', path);
  const children = [
    { path: '/pieces', element: <Pieces /> },
    { path: '/upload', element: <Upload /> },
    { path: '/orders', element: <Orders /> },
  ];
  draw(<RouterProvider router={createBrowserRouter([{ element: <Page />, children }])} />);
}

const showOrders = () => fetched({ default: () => <h1>all orders</h1> });
const address = () => window.location.pathname + window.location.search;

test('an upload that ends on its screen is named in the address', async () => {
  open('/upload');
  await userEvent.click(await screen.findByRole('button'));
  uploaded();
  await screen.findByText('on its way 7');
  expect(address()).toBe('/upload?job=7');
});

test('an upload that ends later leaves the address of the next screen as it is', async () => {
  open('/upload');
  await userEvent.click(await screen.findByRole('button'));
  await userEvent.click(screen.getByRole('link'));
  showOrders();
  await screen.findByRole('heading', { name: 'all orders' });
  uploaded();
  await Promise.resolve();
  await Promise.resolve();
  expect(address()).toBe('/orders?day=1');
});

test('what was typed last searches no list that is on its way', async () => {
  open('/pieces');
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'ring');
  await userEvent.click(screen.getByRole('link'));
  await screen.findByText('ring');
  showOrders();
  await screen.findByRole('heading', { name: 'all orders' });
  expect(address()).toBe('/orders?day=1');
});
