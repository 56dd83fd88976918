import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { AdminRoutes } from '../admin/routes.tsx';
import { ProductScreen } from '../storefront/product/product-screen.tsx';
import { aProduct } from '../testing/builders.ts';
import { fakeShop, problem } from '../testing/fake-shop.ts';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(cleanup);

const routes = [{ path: '/product/:id', element: <ProductScreen /> }];
const gold = { basePrice21k: 4000, marginPerGram: 50, updatedAt: '2026-01-05T10:00:00.000Z' };
const outage = /A part of the shop is down/;
const noNetwork = /The connection was lost/;

test('a part that is down is told of, and read again, though the others answer', async () => {
  let isDown = true;
  const calls = fakeShop({
    'GET /api/gold-price-settings': () => ({ body: gold }),
    'GET /api/products/7': () =>
      isDown ? { status: 503, body: problem('The catalog is down') } : { body: aProduct() },
  });
  renderScreen(routes, { at: '/product/7' });
  await screen.findByText('The catalog is down');
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  expect(screen.getByText(outage)).toBeTruthy();

  isDown = false;
  window.dispatchEvent(new Event('online'));

  expect(await screen.findByRole('heading', { name: 'خاتم فيروز' })).toBeTruthy();
  expect(screen.queryByText(outage)).toBeNull();
});

test('a network that is lost is told of at once, before anything is asked for', async () => {
  fakeShop({
    'GET /api/gold-price-settings': () => ({ body: gold }),
    'GET /api/products/7': () => ({ body: aProduct() }),
  });
  renderScreen(routes, { at: '/product/7' });
  await screen.findByRole('heading', { name: 'خاتم فيروز' });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(noNetwork)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'خاتم فيروز' })).toBeTruthy();

  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() => expect(screen.queryByText(noNetwork)).toBeNull());
});

test('a part that is back is told of no more, though a page asks it otherwise by then', async () => {
  let isDown = true;
  const unlessDown = (body: unknown) => () =>
    isDown ? { status: 503, body: problem('The prices are down') } : { body };
  fakeShop({
    'GET /api/gold-price-settings': unlessDown(gold),
    'GET /api/gold-price-settings/buying': unlessDown({ buyPrice21k: null, updatedAt: null }),
    'GET /api/gold-price-history/daily': unlessDown({ days: [] }),
  });
  renderScreen([{ path: '/admin/*', element: <AdminRoutes /> }], {
    at: '/admin/gold-price',
  });
  await screen.findByText('The gold price could not be loaded');
  expect(screen.getByText(outage)).toBeTruthy();

  isDown = false;
  window.dispatchEvent(new Event('online'));

  await screen.findByLabelText('21 karat, per gram');
  await waitFor(() => expect(screen.queryByText(outage)).toBeNull());
});
