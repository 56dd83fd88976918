import { DEFAULT_SITE_SETTINGS } from '@dahab/catalog/contract/site-settings.ts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteSettingsApi } from '../../api/site-settings.ts';
import { aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const stored = {
  ...DEFAULT_SITE_SETTINGS,
  address: '12 Muizz Street',
  facebookUrl: 'https://facebook.com/dahab',
};

function open(answers: Parameters<typeof fakeShop>[0] = {}) {
  const calls = fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/site-settings': () => ({ body: stored }),
    ...answers,
  });
  return { calls, ...renderScreen(routes, { at: '/admin/site-settings' }) };
}

function field(name: RegExp | string): HTMLInputElement {
  return screen.getByRole('textbox', { name });
}

test('only what was changed is sent, an emptied link too, by Ctrl+S', async () => {
  const { calls } = open({
    'PATCH /api/site-settings': () => ({
      body: { ...stored, facebookUrl: null, contactMobile: '0100' },
    }),
  });
  await screen.findByRole('textbox', { name: /Facebook/ });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.clear(field(/Facebook/));
  await userEvent.type(field(/Mobile/), '0100');
  fireEvent.keyDown(window, { code: 'KeyS', key: 'س', ctrlKey: true });
  expect(await screen.findAllByText('Settings updated successfully')).not.toEqual([]);
  const sent = calls.find(({ call }) => call === 'PATCH /api/site-settings')?.body;
  expect(String(sent).split('\n').toSorted()).toEqual(['contactMobile=0100', 'facebookUrl=']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

test('what the shop refuses stands at its field, and nothing typed is lost', async () => {
  open({
    'PATCH /api/site-settings': () => ({
      status: 400,
      body: problem('Invalid Instagram URL', [
        { path: 'instagramUrl', message: 'Invalid Instagram URL' },
      ]),
    }),
  });
  await screen.findByRole('textbox', { name: /Instagram/ });
  await userEvent.type(field(/Instagram/), 'dahab');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(field(/Instagram/)));
  expect(field(/Instagram/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/Instagram/).value).toBe('dahab');
});

test('names cannot be emptied', async () => {
  const { calls } = open();
  await screen.findByRole('textbox', { name: 'English website name' });
  await userEvent.clear(field('English website name'));
  await userEvent.clear(field('Arabic website name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('English website name is required')).toBeTruthy();
  expect(screen.getByText('Arabic website name is required')).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
});

test('both coordinates lead to the map', async () => {
  open();
  await screen.findByRole('textbox', { name: /Latitude/ });
  await userEvent.type(field(/Latitude/), '٣٠٫٠٤٧٨');
  expect(screen.queryByRole('link', { name: /View on the map/ })).toBeNull();
  await userEvent.type(field(/Longitude/), '31.2623');
  expect(screen.getByRole('link', { name: /View on the map/ }).getAttribute('href')).toBe(
    'https://www.google.com/maps?q=30.0478,31.2623',
  );
});

test('changes are given up, and what somebody else saves is followed and told of', async () => {
  const { store } = open();
  await screen.findByRole('textbox', { name: /Address/ });
  await userEvent.type(field(/Address/), ', Cairo');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field(/Address/).value).toBe('12 Muizz Street');
  await store.dispatch(
    siteSettingsApi.util.upsertQueryData('getSiteSettings', undefined, {
      ...stored,
      address: '14 Muizz Street',
    }),
  );
  expect(await screen.findByText(/Somebody else has just changed this/)).toBeTruthy();
  expect(field(/Address/).value).toBe('14 Muizz Street');
});

test('leaving with something unsaved asks first', async () => {
  const { router } = open();
  await screen.findByRole('textbox', { name: /Address/ });
  await userEvent.type(field(/Address/), '!');
  void router.navigate('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect(field(/Address/).value).toBe('12 Muizz Street!');
});
