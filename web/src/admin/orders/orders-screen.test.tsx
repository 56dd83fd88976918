import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCustomer, anOrder, aProduct } from '../../testing/builders.ts';
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

test('the focus stays in the list when its row is gone', async () => {
  const orders = [order, anOrder({ id: 40 })];
  fakeShop({
    'GET /api/orders': () => ({ body: list([...orders]) }),
    'DELETE /api/orders/41': () => {
      orders.shift();
      return { status: 204 };
    },
  });
  renderScreen(routes, { at: '/admin/orders' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete order #41' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete the order' }));
  await waitFor(() => expect(screen.queryByText('#41')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders' }));
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

const ring = {
  id: 7,
  quantity: 2,
  price: 31_660,
  nameAr: 'خاتم فيروز',
  name: 'Turquoise ring',
  image: null,
  weight: 9.1,
  karat: 18,
  basePrice21k: 4_000,
  marginPerGram: 50,
  computedPrice: 31_000,
  priceFlagged: true,
};

test('details lead to the pieces that are still in the shop, and to the customer', async () => {
  const chain = { ...ring, id: 8, name: 'Chain' };
  const sold = { ...order, items: [ring, chain], priceFlagged: true };
  const calls = fakeShop({
    'GET /api/orders': () => ({ body: list([sold]) }),
    'GET /api/orders/41': () => ({ body: { ...sold, deletedAt: null } }),
    'GET /api/admin/products/details': () => ({ body: { products: [aProduct({ id: 7 })] } }),
  });
  renderScreen(routes, { at: '/admin/orders?order=41' });
  const dialog = within(await screen.findByRole('dialog'));
  const link = await dialog.findByRole('link', { name: 'Turquoise ring' });
  expect(link.getAttribute('href')).toBe('/product/7');
  expect(dialog.queryByRole('link', { name: 'Chain' })).toBeNull();
  expect(dialog.getByText('No longer in the shop')).toBeTruthy();
  const customer = dialog.getByRole('link', { name: 'Mona Hassan' });
  expect(customer.getAttribute('href')).toBe('/admin/customers?customer=5');
  expect(calls.map(({ call }) => call)).toContain('GET /api/admin/products/details');
});

test('an order that is not on this page, and was deleted, is shown as what it was', async () => {
  fakeShop({
    'GET /api/orders': () => ({ body: list([]) }),
    'GET /api/orders/12': () => ({
      body: { ...order, id: 12, items: [ring], deletedAt: '2026-02-01T10:00:00.000Z' },
    }),
    'GET /api/admin/products/details': () => ({ body: { products: [] } }),
  });
  renderScreen(routes, { at: '/admin/orders?order=12' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Deleted on/)).toBeTruthy();
});

test('the receipt of an order is printed again in both languages, as a copy', async () => {
  const sold = { ...order, items: [ring] };
  fakeShop({
    'GET /api/orders': () => ({ body: list([sold]) }),
    'GET /api/orders/41': () => ({ body: { ...sold, deletedAt: null } }),
  });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderScreen(routes, { at: '/admin/orders?order=41' });
  await userEvent.click(await screen.findByRole('button', { name: 'Print the receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  for (const text of [
    'إيصال',
    'Receipt',
    'نسخة',
    '#41',
    'خاتم فيروز',
    'Turquoise ring',
    '18K',
    '9.10 g',
  ]) {
    expect(sheet).toContain(text);
  }
});

test('old gold and payments stand with the sums of an order', async () => {
  const sold = {
    ...order,
    items: [ring],
    tradeIns: [{ karat: 21, weight: 2.5, pricePerGram: 3_900, amount: 9_750 }],
    tradeInTotal: 9_750,
    due: 53_570,
    payments: [{ method: 'cash', amount: 53_570, tendered: 54_000, change: 430 }],
  };
  fakeShop({
    'GET /api/orders': () => ({ body: list([sold]) }),
    'GET /api/orders/41': () => ({ body: { ...sold, deletedAt: null } }),
  });
  renderScreen(routes, { at: '/admin/orders?order=41' });
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText('To pay')).nextSibling?.textContent).toMatch(/53,570/);
  expect(dialog.getByText(/^Old gold/).nextSibling?.textContent).toMatch(/9,750/);
  expect(dialog.getByText('Change').nextSibling?.textContent).toMatch(/430/);
});

test('the days that are chosen can be taken along as CSV', async () => {
  fakeShop({ 'GET /api/orders': () => ({ body: list([order]) }) });
  renderScreen(routes, { at: '/admin/orders?startDate=2026-01-01&endDate=2026-01-31' });
  const link = await screen.findByRole('link', { name: 'Export as CSV' });
  expect(link.getAttribute('href')).toBe(
    '/api/orders/export?startDate=2026-01-01&endDate=2026-01-31&language=en',
  );
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
