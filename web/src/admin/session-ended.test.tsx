import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminRoute } from '../app/guards.tsx';
import { aUser } from '../testing/builders.ts';
import { fakeShop, problem } from '../testing/fake-shop.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { AdminRoutes } from './routes.tsx';

afterEach(cleanup);

test('when the session was ended elsewhere, the next screen asks to sign in and comes back', async () => {
  let isSignedIn = true;
  const refused = { status: 401, body: problem('Please sign in') };
  const whileSignedIn = (body: unknown) => () => (isSignedIn ? { body } : refused);
  fakeShop({
    'GET /api/user': whileSignedIn(aUser({ isAdmin: true })),
    'GET /api/customers': whileSignedIn({ customers: [], pagination: { total: 0, totalPages: 0 } }),
    'GET /api/orders': whileSignedIn({ orders: [], total: 0, hasMore: false }),
  });
  const admin = (
    <AdminRoute>
      <AdminRoutes />
    </AdminRoute>
  );
  const { router } = renderScreen(
    [
      { path: '/admin/*', element: admin },
      { path: '/auth', element: <p>sign in</p> },
    ],
    { at: '/admin/customers' },
  );
  await screen.findByText('No customers yet');

  isSignedIn = false;
  await userEvent.click(screen.getByRole('link', { name: 'Orders', hidden: true }));

  expect(await screen.findByText('sign in')).toBeTruthy();
  expect(router.state.location.state).toEqual({ from: '/admin/orders' });
});
