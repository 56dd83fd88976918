import type { Activity } from '@dahab/identity/contract/activity.ts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/builders.ts';
import { fakeShop } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];

const goldPrice: Activity = {
  id: 2,
  at: '2026-05-31T10:00:00.000Z',
  actor: { kind: 'user', id: 7, name: 'منى' },
  kind: 'gold-price',
  deed: 'changed',
  subject: { id: null, nameAr: '', nameEn: '' },
  changes: [{ field: 'basePrice21k', before: 4000, after: 4100 }],
  requestId: 'request-1',
};

function shopOf(activities: Activity[]) {
  return fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/activity': () => ({
      body: {
        activities,
        pagination: { total: activities.length, totalPages: 1, page: 1, limit: 20 },
        actors: [{ id: 7, name: 'منى' }],
      },
    }),
  });
}

test('a line says who did what, and opens with what was before and is after', async () => {
  shopOf([goldPrice]);
  renderScreen(routes, { at: '/admin/activity' });

  const sentence = 'Changed the gold price: 21K gram from EGP 4,000 to EGP 4,100';
  const row = (await screen.findByText(spaced(sentence))).closest('tr') as HTMLElement;
  expect(within(row).getByText('منى')).toBeTruthy();
  await userEvent.click(within(row).getByRole('button', { name: /Details/ }));
  const dialog = screen.getByRole('dialog', { name: 'What was done' });
  expect(within(dialog).getByText(spaced('EGP 4,000'))).toBeTruthy();
  expect(within(dialog).getByText('request-1')).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Copy the reference number' })).toBeTruthy();
});

test('filters are asked for and stand in the address', async () => {
  shopOf([goldPrice]);
  const { router } = renderScreen(routes, { at: '/admin/activity?page=2' });

  await userEvent.click(await screen.findByRole('button', { name: 'Gold price' }));
  await screen.findByRole('option', { name: 'منى' });
  await userEvent.selectOptions(screen.getByLabelText('Who'), '7');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=gold-price&actor=7'));
});

test('what nobody did is not found, and all is shown again by one press', async () => {
  shopOf([]);
  const { router } = renderScreen(routes, { at: '/admin/activity?kind=user&search=mona' });

  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

/** What stands between a currency and its amount is no plain space. */
function spaced(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
}
