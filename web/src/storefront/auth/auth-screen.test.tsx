import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

afterEach(cleanup);

const guest = { 'GET /api/user': () => ({ status: 401, body: problem('Not signed in') }) };
const routes = [
  { path: '/auth', element: <AuthScreen /> },
  { path: '/', element: <p>home</p> },
  { path: '/admin/dashboard', element: <p>dashboard</p> },
];

async function fillLogin(password: string) {
  await userEvent.type(await screen.findByLabelText('Username'), 'mariam');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('empty fields say what they need, and nothing is sent', async () => {
  const calls = fakeShop(guest);
  renderScreen(routes, { at: '/auth' });

  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));

  expect(screen.getByText('Username is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(calls.filter(({ call }) => call === 'POST /api/login')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
});

test('in Arabic the same sentences are in Arabic', async () => {
  fakeShop(guest);
  renderScreen(routes, { at: '/auth', language: 'ar' });

  await userEvent.click(await screen.findByRole('button', { name: 'تسجيل الدخول' }));

  expect(screen.getByText('اكتب اسم المستخدم')).toBeTruthy();
});

test('a wrong password keeps what was typed and says so beside the form', async () => {
  fakeShop({
    ...guest,
    'POST /api/login': () => ({ status: 401, body: problem('Invalid username or password') }),
  });
  renderScreen(routes, { at: '/auth' });

  await fillLogin('wrong-one');

  expect((await screen.findAllByText('Invalid username or password')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('mariam');
});

test('a customer goes home after signing in', async () => {
  fakeShop({ ...guest, 'POST /api/login': () => ({ body: aUser() }) });
  renderScreen(routes, { at: '/auth' });

  await fillLogin('secret1');

  expect(await screen.findByText('home')).toBeTruthy();
});

test('an administrator goes to the dashboard', async () => {
  fakeShop({ ...guest, 'POST /api/login': () => ({ body: aUser({ isAdmin: true }) }) });
  renderScreen(routes, { at: '/auth' });

  await fillLogin('secret1');

  expect(await screen.findByText('dashboard')).toBeTruthy();
});

test('a name that is taken is said at its field', async () => {
  const taken = { path: 'username', message: 'Username is already taken' };
  fakeShop({
    ...guest,
    'POST /api/register': () => ({ status: 409, body: problem(taken.message, [taken]) }),
  });
  renderScreen(routes, { at: '/auth' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Register' }));
  for (const [label, text] of Object.entries(registration)) {
    await userEvent.type(screen.getByLabelText(label), text);
  }

  await userEvent.click(screen.getByRole('button', { name: 'Register' }));

  const field = await screen.findByLabelText('Username');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(`${field.id}-note`)?.textContent).toBe(taken.message);
});

const registration = {
  Username: 'mariam',
  Password: 'secret1',
  'First name': 'مريم',
  'Last name': 'حسن',
  Email: 'm@example.com',
  Phone: '01001234567',
  City: 'القاهرة',
};
