import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { showGoldPrice } from '../../api/gold-price.ts';
import { aProduct } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ProductScreen } from './product-screen.tsx';

afterEach(cleanup);

const routes = [{ path: '/product/:id', element: <ProductScreen /> }];
const gold = { basePrice21k: 4000, marginPerGram: 50, updatedAt: '2026-01-05T10:00:00.000Z' };
const shop = {
  'GET /api/products/7': () => ({ body: aProduct({ quantity: 0 }) }),
  'GET /api/gold-price-settings': () => ({ body: gold }),
};

test('a piece shows its names, weight, karat and price', async () => {
  fakeShop(shop);
  renderScreen(routes, { at: '/product/7' });

  expect(await screen.findByRole('heading', { name: 'خاتم فيروز' })).toBeTruthy();
  expect(screen.getByText('Turquoise ring')).toBeTruthy();
  expect(screen.getAllByText('9.10 g').length).toBeGreaterThan(0);
  expect(screen.getByText('18K')).toBeTruthy();
  expect((await screen.findAllByText(/31,660/)).length).toBeGreaterThan(0);
});

test('the price on an open page follows the gold price', async () => {
  fakeShop(shop);
  const { store } = renderScreen(routes, { at: '/product/7' });
  await screen.findAllByText(/31,660/);

  act(() => {
    store.dispatch(showGoldPrice({ ...gold, basePrice21k: 4200 }));
  });

  expect((await screen.findAllByText(/33,220/)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/31,660/)).toEqual([]);
});

test('a sold-out piece says so', async () => {
  fakeShop(shop);
  renderScreen(routes, { at: '/product/7' });

  expect(await screen.findByText('This piece is sold out')).toBeTruthy();
});

test('a price that is not set yet shows its placeholder', async () => {
  fakeShop({
    ...shop,
    'GET /api/gold-price-settings': () => ({
      body: { basePrice21k: 0, marginPerGram: 0, updatedAt: null },
    }),
  });
  renderScreen(routes, { at: '/product/7' });

  expect(await screen.findByText('Price to follow')).toBeTruthy();
});

test.each(['/product/99', '/product/ring'])('%s is not found', async (at) => {
  const calls = fakeShop({
    'GET /api/products/99': () => ({ status: 404, body: problem('Product not found') }),
  });
  renderScreen(routes, { at });

  expect(await screen.findByText('Product not found')).toBeTruthy();
  expect(calls.some(({ call }) => call === 'GET /api/products/ring')).toBe(false);
});
