import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const me = aUser({ id: 1, username: 'owner', isAdmin: true });
const mariam = aUser({ id: 3, name: 'Mariam', email: 'mariam@dahab.eg' });

function shopOf(users: (typeof me)[], answers: Parameters<typeof fakeShop>[0] = {}) {
  return fakeShop({
    'GET /api/user': () => ({ body: me }),
    'GET /api/users': () => ({
      body: { data: users, pagination: { total: users.length, totalPages: 1, page: 1, limit: 20 } },
    }),
    ...answers,
  });
}

test('a right is given at once and taken back by the toast', async () => {
  const calls = shopOf([me, mariam], {
    'PATCH /api/users/3': (change) => ({ body: { ...mariam, ...(change as object) } }),
  });
  renderScreen(routes, { at: '/admin/users' });
  await userEvent.click(await screen.findByRole('switch', { name: 'Mariam is an administrator' }));
  expect(await screen.findAllByText('Admin status updated successfully')).not.toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    const changes = calls.filter(({ call }) => call === 'PATCH /api/users/3');
    expect(changes.map(({ body }) => body)).toEqual([{ isAdmin: true }, { isAdmin: false }]);
  });
});

test('a refused change says why and shows what is true', async () => {
  shopOf([me, mariam], {
    'PATCH /api/users/3': () => ({ status: 409, body: problem('Somebody said no') }),
  });
  renderScreen(routes, { at: '/admin/users' });
  const right = await screen.findByRole('switch', { name: 'Mariam may sign in' });
  await userEvent.click(right);
  expect(await screen.findByText('Failed to update user status')).toBeTruthy();
  expect(screen.getByText('Somebody said no')).toBeTruthy();
  expect((right as HTMLInputElement).checked).toBe(true);
});

test('nobody locks himself out by a slip', async () => {
  shopOf([me]);
  renderScreen(routes, { at: '/admin/users' });
  const right = await screen.findByRole('switch', { name: 'owner is an administrator' });
  expect((right as HTMLInputElement).disabled).toBe(true);
});

test('an account is added, after the fields are right', async () => {
  const calls = shopOf([me], {
    'POST /api/users': () => ({ status: 201, body: mariam }),
  });
  renderScreen(routes, { at: '/admin/users' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
  expect(await screen.findByText('Invalid email')).toBeTruthy();
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'mariam@dahab.eg');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mariam');
  await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
  expect(await screen.findAllByText('User has been saved successfully')).not.toEqual([]);
  expect(calls.find(({ call }) => call === 'POST /api/users')?.body).toEqual({
    email: 'mariam@dahab.eg',
    name: 'Mariam',
    password: '',
    isAdmin: false,
    isActive: true,
  });
});

test('an e-mail that is taken is said at its field, and what was typed is not closed by a slip', async () => {
  const message = 'Another account has this e-mail';
  shopOf([me], {
    'POST /api/users': () => ({
      status: 409,
      body: problem('Username is already taken', [{ path: 'email', message }]),
    }),
  });
  renderScreen(routes, { at: '/admin/users' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'mariam@dahab.eg');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mariam');
  await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(email));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect(screen.getByDisplayValue('mariam@dahab.eg')).toBeTruthy();
});

test('a password is changed from its row', async () => {
  shopOf([me, mariam], { 'PATCH /api/users/3/password': () => ({ status: 204 }) });
  renderScreen(routes, { at: '/admin/users' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Change the password of Mariam' }),
  );
  const save = screen.getByRole('button', { name: 'Change password' });
  await userEvent.type(screen.getByLabelText('New password'), 'short');
  await userEvent.click(save);
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), ' no more');
  await userEvent.click(save);
  expect(await screen.findAllByText('Password has been updated successfully')).not.toEqual([]);
});
