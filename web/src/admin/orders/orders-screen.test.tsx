import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCustomer, anOrder } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const order = anOrder({ id: 41, customer: aCustomer() });
const list = (orders: unknown[], total = orders.length) => ({ orders, total, hasMore: false });

test('an order is deleted after a question that names it', async () => {
  let orders = [order];
  fakeShop({
    'GET /api/orders': () => ({ body: list(orders) }),
    'DELETE /api/orders/41': () => {
      orders = [];
      return { status: 204 };
    },
  });
  renderScreen(routes, { at: '/admin/orders' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete order #41' }));
  expect(screen.getByText('Delete order #41?')).toBeTruthy();
  expect(screen.getByText(/2 pieces.*Mona Hassan/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete the order' }));
  expect(await screen.findAllByText('Order deleted successfully')).not.toEqual([]);
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('a failed deletion says why', async () => {
  fakeShop({
    'GET /api/orders': () => ({ body: list([order]) }),
    'DELETE /api/orders/41': () => ({ status: 404, body: problem('The order does not exist') }),
  });
  renderScreen(routes, { at: '/admin/orders' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete order #41' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the order' }));
  expect(await screen.findByText('The order does not exist')).toBeTruthy();
});

test('dates and page live in the address, and a new date begins at the first page', async () => {
  fakeShop({ 'GET /api/orders': () => ({ body: list([order], 25) }) });
  const { router } = renderScreen(routes, { at: '/admin/orders?startDate=2026-01-01&page=2' });
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(router.state.location.search).toBe('?startDate=2026-01-01&page=3'));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('days without orders lead back to all of them', async () => {
  fakeShop({ 'GET /api/orders': () => ({ body: list([]) }) });
  const { router } = renderScreen(routes, { at: '/admin/orders?startDate=2020-01-01' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all orders' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an address that does not exist in the back office is not found', async () => {
  fakeShop({});
  renderScreen(routes, { at: '/admin/nothing' });
  expect(await screen.findByText('404 Page Not Found')).toBeTruthy();
});
