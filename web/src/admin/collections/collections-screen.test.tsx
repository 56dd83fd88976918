import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { collectionsApi } from '../../api/collections.ts';
import { aCollection, aProduct, aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [
  { path: '/admin/*', element: <AdminRoutes /> },
  { path: '/collections/:id', element: <p>In the shop</p> },
];
const rings = aCollection({ id: 2, nameEn: 'Rings', nameAr: 'خواتم' });
const pieces = [
  aProduct({ id: 11, name: 'Crescent ring' }),
  aProduct({ id: 12, name: 'Pearl ring' }),
  aProduct({ id: 13, name: 'Turquoise ring' }),
];

function pageOf(products: typeof pieces, total = products.length) {
  return { body: { products, total, page: 1, limit: 100, totalPages: 1 } };
}

function open(collections = [rings], answers: Parameters<typeof fakeShop>[0] = {}) {
  const calls = fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/collections': () => ({ body: collections }),
    'GET /api/products': () => pageOf(pieces),
    'GET /api/admin/products/details': () => ({ body: { products: pieces } }),
    ...answers,
  });
  return { calls, ...renderScreen(routes, { at: '/admin/collections' }) };
}

function bodyOf(calls: ReturnType<typeof fakeShop>, call: string): unknown {
  return calls.find((one) => one.call === call)?.body;
}

test('a collection is made with pieces in the order that somebody gave them', async () => {
  const { calls } = open([], {
    'POST /api/collections': () => ({ status: 201, body: rings }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add the first collection' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'English name' }), 'Rings');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Arabic name' }), 'خواتم');
  expect(dialog.queryByRole('combobox', { name: 'Which pieces' })).toBeNull();
  await userEvent.click(dialog.getByRole('switch', { name: 'Show on the home page' }));
  expect(dialog.queryByRole('group', { name: 'Selected pieces' })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which pieces' }), 'selected');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Crescent ring/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Pearl ring/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Move “Pearl ring” up' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save collection' }));
  expect(await screen.findAllByText('Collection created successfully')).not.toEqual([]);
  expect(bodyOf(calls, 'POST /api/collections')).toEqual({
    nameEn: 'Rings',
    nameAr: 'خواتم',
    showInHomepage: true,
    homepageProductsMode: 'selected',
    selectedProductIds: [12, 11],
  });
});

test('names are asked for before anything is sent', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a collection' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save collection' }));
  expect(await screen.findByText('English name is required')).toBeTruthy();
  expect(screen.getByText('Arabic name is required')).toBeTruthy();
  expect(bodyOf(calls, 'POST /api/collections')).toBeUndefined();
});

test('a change sends only what was changed, and what the shop refuses stands at its field', async () => {
  const { calls } = open([rings], {
    'PATCH /api/collections/2': () => ({
      status: 400,
      body: problem('Use at most 500 characters', [
        { path: 'nameEn', message: 'Use at most 500 characters' },
      ]),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Rings”' }));
  const name = screen.getByRole('textbox', { name: 'English name' });
  await userEvent.type(name, ' of gold');
  await userEvent.click(screen.getByRole('button', { name: 'Save collection' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(bodyOf(calls, 'PATCH /api/collections/2')).toEqual({ nameEn: 'Rings of gold' });
});

test('fields that nobody touched follow somebody else, who is told of', async () => {
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Rings”' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'English name' }), ' of mine');
  const theirs = { ...rings, nameEn: 'Theirs', nameAr: 'خواتمهم' };
  await store.dispatch(collectionsApi.util.upsertQueryData('listCollections', undefined, [theirs]));
  expect(await screen.findByText(/Somebody else has just changed this/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Arabic name' }).value).toBe(
    'خواتمهم',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'English name' }).value).toBe(
    'Rings of mine',
  );
});

test('chosen pieces that the shop no longer shows are told apart', async () => {
  open(
    [
      aCollection({
        ...rings,
        showInHomepage: true,
        homepageProductsMode: 'selected',
        homepageProductsCount: 1,
        selectedProductIds: [11, 12, 404, 13],
      }),
    ],
    {
      'GET /api/products': () => pageOf([]),
      'GET /api/admin/products/details': () => ({
        body: { products: [{ ...pieces[0], isArchived: true }, pieces[1], pieces[2]] },
      }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Rings”' }));
  const chosen = within(screen.getByRole('list', { name: 'Chosen pieces, in order' }));
  expect(await chosen.findByText('No longer exists')).toBeTruthy();
  const rows = chosen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('Archived, not shown'),
    expect.not.stringContaining('Beyond the number shown'),
    expect.stringContaining('Piece #404'),
    expect.stringContaining('Beyond the number shown'),
  ]);
});

test('what is typed is not lost by a slip', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Rings”' }));
  const name = screen.getByRole('textbox', { name: 'English name' });
  await userEvent.type(name, '!');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect((name as HTMLInputElement).value).toBe('Rings!');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('textbox', { name: 'English name' })).toBeNull();
});

test('deleting names the collection and says what becomes of its products', async () => {
  const { calls } = open([rings], {
    'GET /api/products': () => pageOf([], 3),
    'DELETE /api/collections/2': () => ({ status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Rings”' }));
  expect(screen.getByRole('dialog', { name: 'Delete “Rings”?' })).toBeTruthy();
  // Three active ones and three archived ones.
  expect(await screen.findByText(/Its 6 products stay in the shop/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete the collection' }));
  expect(await screen.findAllByText('Collection deleted successfully')).not.toEqual([]);
  expect(calls.map(({ call }) => call)).toContain('DELETE /api/collections/2');
});
