import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCustomer, anOrder } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const mona = aCustomer({ id: 5, email: 'mona@example.com' });
const pagination = { total: 1, totalPages: 1, page: 1, limit: 10 };
const shopWith = (more: Parameters<typeof fakeShop>[0] = {}) =>
  fakeShop({
    'GET /api/customers': () => ({ body: { customers: [mona], pagination } }),
    'GET /api/customers/5': () => ({ body: mona }),
    'GET /api/orders': () => ({
      body: { orders: [anOrder({ id: 41, customerId: 5 })], total: 12, hasMore: true },
    }),
    ...more,
  });

async function openEditor() {
  renderScreen(routes, { at: '/admin/customers?customer=5' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit customer' }));
}

test('details show what the customer bought, page by page, and lead to each order', async () => {
  const calls = shopWith();
  const { router } = renderScreen(routes, { at: '/admin/customers' });
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Mona Hassan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mona Hassan' }));
  const order = await dialog.findByRole('link', { name: '#41' });
  expect(order.getAttribute('href')).toBe('/admin/orders?order=41');
  expect(router.state.location.search).toBe('?customer=5');
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText('Page 2 of 3')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'GET /api/orders')).toHaveLength(2);
});

test('only what was changed is sent', async () => {
  const calls = shopWith({
    'PATCH /api/customers/5': () => ({ body: { ...mona, city: 'Giza', email: null } }),
  });
  const dialog = await openEditor();
  await userEvent.clear(dialog.getByLabelText(/City/));
  await userEvent.type(dialog.getByLabelText(/City/), 'Giza');
  await userEvent.clear(dialog.getByLabelText(/Email/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('The customer was updated')).not.toEqual([]);
  const sent = calls.find(({ call }) => call === 'PATCH /api/customers/5');
  expect(sent?.body).toEqual({ city: 'Giza', email: '' });
});

test('a phone of somebody else is refused beside its field, and stays typed', async () => {
  const message = 'A customer with this phone number already exists';
  shopWith({
    'PATCH /api/customers/5': () => ({
      status: 409,
      body: problem(message, [{ path: 'phone', message }]),
    }),
  });
  const dialog = await openEditor();
  const phone = dialog.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.clear(phone);
  await userEvent.type(phone, '0100');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    message,
  );
  expect(phone.value).toBe('0100');
});

test('leaving with something typed asks first', async () => {
  shopWith();
  const dialog = await openEditor();
  await userEvent.type(dialog.getByLabelText(/Company/), 'X');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('dialog', { name: 'Edit customer' })).toBeNull();
});

test('a search that fails says so, and does not pass the list before it for what was found', async () => {
  let isDown = false;
  shopWith({
    'GET /api/customers': () =>
      isDown
        ? { status: 503, body: problem('The customers cannot be reached') }
        : { body: { customers: [mona], pagination } },
  });
  renderScreen(routes, { at: '/admin/customers' });
  await screen.findByText('mona@example.com');
  isDown = true;
  await userEvent.type(screen.getByRole('searchbox'), 'omar');
  expect(await screen.findByText('The customers cannot be reached')).toBeTruthy();
  expect(screen.queryByText('mona@example.com')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('mona@example.com')).toBeTruthy();
});

test('what was not found before is not said of what is still looked for', async () => {
  let answer = () => {};
  const none = { body: { customers: [], pagination: { ...pagination, total: 0 } } };
  const later = new Promise<{ body: unknown }>((resolve) => {
    answer = () => resolve({ body: { customers: [mona], pagination } });
  });
  const first = [none];
  shopWith({ 'GET /api/customers': () => first.shift() ?? later });
  renderScreen(routes, { at: '/admin/customers?search=omar' });
  await screen.findByText(/^Nobody matches/);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'mona');
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByText(/^Nobody matches/)).toBeNull();
  answer();
  expect(await screen.findByText('mona@example.com')).toBeTruthy();
});
