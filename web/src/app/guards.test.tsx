import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { aUser } from '../testing/builders.ts';
import { fakeShop, problem } from '../testing/fake-shop.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { AdminRoute, PrivateRoute } from './guards.tsx';

afterEach(cleanup);

const routes = [
  {
    path: '/profile',
    element: (
      <PrivateRoute>
        <p>profile</p>
      </PrivateRoute>
    ),
  },
  {
    path: '/admin',
    element: (
      <AdminRoute>
        <p>back office</p>
      </AdminRoute>
    ),
  },
  { path: '/auth', element: <p>sign in</p> },
];

function visitAs(user: { status?: number; body: unknown }, at: string) {
  fakeShop({ 'GET /api/user': () => user });
  renderScreen(routes, { at });
}

const guest = { status: 401, body: problem('Not signed in') };

test('guests are sent to sign in', async () => {
  visitAs(guest, '/profile');
  expect(await screen.findByText('sign in')).toBeTruthy();
});

test('signed-in people see their page', async () => {
  visitAs({ body: aUser() }, '/profile');
  expect(await screen.findByText('profile')).toBeTruthy();
});

test('for customers there is no back office', async () => {
  visitAs({ body: aUser() }, '/admin');
  expect(await screen.findByText('404 Page Not Found')).toBeTruthy();
  expect(screen.queryByText('back office')).toBeNull();
});

test('administrators enter', async () => {
  visitAs({ body: aUser({ isAdmin: true }) }, '/admin');
  expect(await screen.findByText('back office')).toBeTruthy();
});

test('an outage is not taken for signing out', async () => {
  visitAs({ status: 503, body: problem('identity is down') }, '/profile');
  expect(await screen.findByText('Your account could not be checked')).toBeTruthy();
  expect(screen.queryByText('sign in')).toBeNull();
});
