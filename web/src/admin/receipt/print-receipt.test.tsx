import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addAdminTexts } from '../../i18n/add-admin-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { anOrder } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PrintReceipt } from './print-receipt.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

function Till() {
  const { i18n } = useTranslation();
  useState(() => addAdminTexts(i18n));
  return <PrintReceipt id={41} />;
}

const sold = { ...anOrder({ id: 41, soldBy: { id: 3, name: 'Salma' } }), deletedAt: null };
const routes = [{ path: '/', element: <Till /> }];
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Print the receipt' }));

test('the first receipt of a sale names who sold it, and is no copy', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  fakeShop({
    'GET /api/orders/41': () => ({ body: sold }),
  });
  renderScreen(routes, { at: '/' });
  await screen.findAllByText('#41');
  await press();
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  expect(sheet).toContain('Salma');
  expect(sheet).not.toContain('نسخة');
});

test('a receipt that could not be read says so, and is asked for again', async () => {
  const calls = fakeShop({
    'GET /api/orders/41': () => ({ status: 503, body: problem('A part of the shop is down') }),
  });
  renderScreen(routes, { at: '/' });
  await press();
  expect(await screen.findAllByText('A part of the shop is down')).not.toEqual([]);
  const asked = calls.filter(({ call }) => call === 'GET /api/orders/41');
  expect(asked.length).toBeGreaterThan(1);
});
