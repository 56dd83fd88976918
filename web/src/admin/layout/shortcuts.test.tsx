import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../testing/builders.ts';
import { fakeShop } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';
import { menuEntries } from './menu-entries.ts';
import { shortcutOf } from './shortcuts.ts';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];

function openUsers() {
  fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/users': () => ({ body: { data: [] } }),
  });
  return renderScreen(routes, { at: '/admin/users' });
}

const unheld = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('a key', () => {
  test.each([
    ['on an Arabic keyboard', { code: 'KeyN', key: 'ى' }, { kind: 'new' }],
    ['that begins a way', { code: 'KeyG', key: 'ل' }, { kind: 'prefix' }],
    ['that asks for the search', { code: 'Slash', key: 'ظ' }, { kind: 'search' }],
    ['that asks in Arabic', { code: 'Slash', key: '؟', shiftKey: true }, { kind: 'help' }],
    ['that asks elsewhere', { code: 'Minus', key: '?', shiftKey: true }, { kind: 'help' }],
    ['with Ctrl, which is the browser’s', { code: 'KeyN', key: 'n', ctrlKey: true }, null],
    ['that means nothing', { code: 'KeyZ', key: 'z' }, null],
  ])('%s', (_what, press, shortcut) => {
    expect(shortcutOf({ ...unheld, ...press }, false)).toEqual(shortcut);
  });

  test('after g leads somewhere, and no two to the same place', () => {
    expect(shortcutOf({ ...unheld, code: 'KeyO', key: 'خ' }, true)).toEqual({
      kind: 'go',
      key: 'o',
    });
    expect(new Set(menuEntries.map(({ key }) => key)).size).toBe(menuEntries.length);
  });
});

test('the sheet of keys opens by ? and by its button', async () => {
  openUsers();
  await screen.findByRole('heading', { name: 'Users', level: 1 });
  fireEvent.keyDown(document.body, { code: 'Slash', key: '؟', shiftKey: true });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts', hidden: true }));
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

test('g and a letter go there, / finds the search, n adds', async () => {
  const { router } = openUsers();
  const search = await screen.findByRole('searchbox');
  fireEvent.keyDown(document.body, { code: 'Slash', key: 'ظ' });
  expect(document.activeElement).toBe(search);
  search.blur();
  fireEvent.keyDown(document.body, { code: 'KeyN', key: 'ى' });
  expect(await screen.findByRole('dialog', { name: 'Add a user' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.keyDown(document.body, { code: 'KeyG', key: 'ل' });
  fireEvent.keyDown(document.body, { code: 'KeyX', key: 'ء' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/status'));
});

test('keys rest while someone types, and while a dialog is open', async () => {
  const { router } = openUsers();
  const search = await screen.findByRole('searchbox');
  for (const code of ['KeyG', 'KeyX', 'Slash']) fireEvent.keyDown(search, { code, key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts', hidden: true }));
  for (const code of ['KeyG', 'KeyX']) fireEvent.keyDown(document.body, { code, key: 'x' });
  expect(router.state.location.pathname).toBe('/admin/users');
});
