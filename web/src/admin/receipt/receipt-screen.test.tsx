import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCustomer, anOrder } from '../../testing/builders.ts';
import { fakeShop } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];

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
  computedPrice: 31_660,
  priceFlagged: false,
};

const sold = {
  ...anOrder({
    id: 41,
    customer: aCustomer(),
    items: [ring],
    total: 63_320,
    soldBy: { id: 3, name: 'سلمى عادل' },
  }),
  deletedAt: null as string | null,
};

function openReceipt(order: typeof sold, at = '/admin/orders/41/receipt') {
  fakeShop({
    'GET /api/orders/41': () => ({ body: order }),
    'GET /api/site-settings': () => ({
      body: {
        websiteNameAr: 'لولو',
        websiteNameEn: 'Lulu',
        logoUrl: '/media/logo.png',
        address: 'خان الخليلي',
        contactMobile: '01000000000',
      },
    }),
  });
  return renderScreen(routes, { at });
}

const preview = () => screen.findByRole('region', { name: 'What will be printed' });

test('a receipt says in both languages who sold what, at which price of gold', async () => {
  openReceipt(sold);
  const paper = await preview();
  for (const text of [
    'لولو',
    'Lulu',
    'خان الخليلي',
    '01000000000',
    '#41',
    'Mona Hassan',
    'سلمى عادل',
    'خاتم فيروز',
    'Turquoise ring',
    '18K',
    '9.10 g',
    'سعر الجرام',
    'Price per gram',
    'EGP 3,430',
    'EGP 31,660.00',
    'EGP 63,320.00',
    'نسخة',
    'Copy',
  ]) {
    expect(paper.textContent?.replaceAll('\u00a0', ' ')).toContain(text);
  }
  expect(within(paper).getByRole('img', { name: 'QR code of order #41' })).toBeTruthy();
  expect(paper.textContent).not.toContain('VOID');
});

test('the receipt of a sale that was deleted says that it is void', async () => {
  openReceipt({ ...sold, deletedAt: '2026-02-01T10:00:00.000Z' });
  expect((await preview()).textContent).toContain('VOID');
});

test('old gold stands apart, and what is left is paid, with the change', async () => {
  openReceipt({
    ...sold,
    tradeIns: [{ karat: 21, weight: 2.5, pricePerGram: 3_900, amount: 9_750 }],
    tradeInTotal: 9_750,
    due: 53_570,
    payments: [
      { method: 'cash', amount: 3_570, tendered: 4_000, change: 430 },
      { method: 'card', amount: 50_000, tendered: null, change: null },
    ],
  });
  const text = (await preview()).textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of ['21K · 2.50 g × EGP 3,900.00', 'EGP 53,570.00', 'EGP 430.00', 'Card']) {
    expect(text).toContain(part);
  }
});

test('what old gold is worth more is said as paid to the customer', async () => {
  openReceipt({
    ...sold,
    tradeIns: [{ karat: 21, weight: 20, pricePerGram: 3_900, amount: 78_000 }],
    tradeInTotal: 78_000,
    due: -14_680,
    payments: [{ method: 'cash', amount: -14_680, tendered: null, change: null }],
  });
  const text = (await preview()).textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('Paid to the customer');
  expect(text).toContain('EGP 14,680.00');
});

test('the chosen paper is in the address, and is the one of the next receipt too', async () => {
  const { router, unmount } = openReceipt(sold);
  expect((await preview()).querySelector('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'A4' }));
  expect((await preview()).querySelector('table')).not.toBeNull();
  expect(router.state.location.search).toBe('?paper=a4');
  unmount();
  openReceipt(sold);
  expect((await preview()).querySelector('table')).not.toBeNull();
});

test('one press of Enter prints it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  openReceipt(sold);
  await preview();
  screen.getByRole('button', { name: 'Print the receipt' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(print).toHaveBeenCalledTimes(1);
});
