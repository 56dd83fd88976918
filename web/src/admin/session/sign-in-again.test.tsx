import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminRoute } from '../../app/guards.tsx';
import { aCustomer, aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const admin = (
  <AdminRoute>
    <AdminRoutes />
  </AdminRoute>
);
const routes = [
  { path: '/admin/*', element: admin },
  { path: '/auth', element: <p>the sign-in page</p> },
];
const owner = aUser({ username: 'owner', isAdmin: true });
const mona = aCustomer({ id: 5 });
const over = { status: 401, body: problem('Please sign in') };

/** A shop that forgets who is signed in, and knows one password. */
function forgetfulShop() {
  const session = { isOver: false };
  const unlessOver = (body: unknown) => () => (session.isOver ? over : { body });
  const calls = fakeShop({
    'GET /api/user': unlessOver(owner),
    'GET /api/customers': unlessOver({
      customers: [mona],
      pagination: { total: 1, totalPages: 1, page: 1, limit: 10 },
    }),
    'GET /api/customers/5': unlessOver(mona),
    'GET /api/orders': unlessOver({ orders: [], total: 0, hasMore: false }),
    'PATCH /api/customers/5': unlessOver({ ...mona, company: 'Nile' }),
    'POST /api/login': (body) => {
      if ((body as { password: string }).password !== 'right') {
        return { status: 401, body: problem('Invalid username or password') };
      }
      session.isOver = false;
      return { body: owner };
    },
  });
  return { session, calls };
}

async function typeCompany() {
  const view = renderScreen(routes, { at: '/admin/customers?customer=5' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit customer' }));
  await userEvent.type(form.getByLabelText(/Company/), 'Nile');
  return { ...view, form };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }));

test('a session that ended in mid-form is taken up again right there, and the form sent', async () => {
  const { session, calls } = forgetfulShop();
  const { form, router } = await typeCompany();
  session.isOver = true;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));

  const signIn = await dialog();
  expect(signIn.getByLabelText<HTMLInputElement>('Username').value).toBe('owner');
  await userEvent.type(signIn.getByLabelText('Password'), 'wrong');
  await userEvent.click(signIn.getByRole('button', { name: 'Sign in' }));
  expect(await signIn.findByText('Invalid username or password')).toBeTruthy();
  await userEvent.clear(signIn.getByLabelText('Password'));
  await userEvent.type(signIn.getByLabelText('Password'), 'right');
  await userEvent.click(signIn.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());

  expect(form.getByLabelText<HTMLInputElement>(/Company/).value).toBe('Nile');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('The customer was updated')).not.toEqual([]);
  const sent = calls.filter(({ call }) => call === 'PATCH /api/customers/5');
  expect(sent.map(({ body }) => body)).toEqual([{ company: 'Nile' }, { company: 'Nile' }]);
  expect(router.state.location.pathname).toBe('/admin/customers');
});

test('a read that notices it first leaves a form that is being filled in where it is', async () => {
  const { session } = forgetfulShop();
  const { form, store } = await typeCompany();
  session.isOver = true;
  const { api } = await import('../../api/base.ts');
  store.dispatch(api.util.invalidateTags(['Customer']));

  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(/Company/).value).toBe('Nile');
  expect(screen.queryByText('the sign-in page')).toBeNull();
});

test('it can be put off: what is typed stays', async () => {
  const { session } = forgetfulShop();
  const { form } = await typeCompany();
  session.isOver = true;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Later' }));
  expect(form.getByLabelText<HTMLInputElement>(/Company/).value).toBe('Nile');
});
