import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';
import { nextDay, previousDay } from './days.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];

const summary = {
  day: '2026-01-05',
  orders: 3,
  pieces: 4,
  subtotal: 70_000,
  discount: 500,
  sales: 69_500,
  tradeInTotal: 9_750,
  due: 59_750,
  priceFlagged: 1,
  byKarat: [{ karat: 18, pieces: 4, weight: 21.4, sales: 70_000 }],
  tradeInsByKarat: [{ karat: 21, weight: 2.5, amount: 9_750 }],
  byMethod: [
    { method: 'cash', amount: 40_000, orders: 2 },
    { method: 'unspecified', amount: 19_750, orders: 1 },
  ],
  voided: { orders: 1, total: 3_250 },
};

const preview = () => screen.findByRole('region', { name: /as it will be printed/ });
const textOf = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a day says what was sold, how it was paid, and what was taken back', async () => {
  fakeShop({ 'GET /api/orders/day-summary': () => ({ body: summary }) });
  renderScreen(routes, { at: '/admin/day-summary?day=2026-01-05' });
  const text = textOf(await preview());
  for (const part of [
    'Monday, January 5, 2026',
    'Orders3',
    'Pieces4',
    'TotalEGP 69,500.00',
    '18K4 pieces21.40 gEGP 70,000.00',
    '21K2.50 gEGP 9,750.00',
    'Cash2 ordersEGP 40,000.00',
    'Not said how1 orderEGP 19,750.00',
    'Deleted1 orderEGP 3,250.00',
    'Sold at another price1 order',
  ]) {
    expect(text).toContain(part);
  }
});

test('a quiet day says that there was nothing', async () => {
  const nothing = { orders: 0, pieces: 0, subtotal: 0, discount: 0, sales: 0, due: 0 };
  const quiet = {
    ...summary,
    ...nothing,
    tradeInTotal: 0,
    priceFlagged: 0,
    byKarat: [],
    tradeInsByKarat: [],
    byMethod: [],
    voided: { orders: 0, total: 0 },
  };
  fakeShop({ 'GET /api/orders/day-summary': () => ({ body: quiet }) });
  renderScreen(routes, { at: '/admin/day-summary?day=2026-01-05' });
  const text = textOf(await preview());
  expect(text).toContain('Nothing');
  expect(text).not.toContain('To check');
});

test('one goes from day to day, and the day is in the address', async () => {
  fakeShop({ 'GET /api/orders/day-summary': () => ({ body: summary }) });
  const { router } = renderScreen(routes, { at: '/admin/day-summary?day=2026-01-05' });
  await preview();
  await userEvent.click(screen.getByRole('button', { name: 'The day before' }));
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-01-04'));
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const later = screen.getByRole<HTMLButtonElement>('button', { name: 'The day after' });
  expect(later.disabled).toBe(true);
});

test('a summary that could not be read can be asked for again', async () => {
  fakeShop({ 'GET /api/orders/day-summary': () => ({ status: 500, body: problem('Broken') }) });
  renderScreen(routes, { at: '/admin/day-summary' });
  expect(await screen.findByText("The day's summary could not be loaded")).toBeTruthy();
});

test('days follow each other over the ends of months and years', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(previousDay('2028-03-01')).toBe('2028-02-29');
});
