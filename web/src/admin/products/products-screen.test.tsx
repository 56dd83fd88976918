import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const ring = aProduct({ id: 7, nameAr: 'خاتم', tags: ['هدايا', 'خطوبة', 'جديد'] });
const chain = aProduct({ id: 8, nameAr: 'سلسلة', quantity: 0 });
const band = aProduct({ id: 9, nameAr: 'دبلة' });
const all = [ring, chain, band];

const pageOf = (products = all, total = products.length) => ({
  body: { products, total, page: 1, limit: 10, totalPages: Math.max(1, Math.ceil(total / 10)) },
});

function open(at = '/admin/products', answers: Parameters<typeof fakeShop>[0] = {}) {
  const calls = fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/products': () => pageOf(),
    'GET /api/collections': () => ({ body: [] }),
    'GET /api/gold-price-settings': () => ({
      body: { id: 1, basePrice21k: 4000, marginPerGram: 50, updatedAt: null },
    }),
    ...answers,
  });
  return { calls, ...renderScreen(routes, { at }) };
}

async function select(...names: string[]) {
  for (const name of names) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the list shows how much there is of what, page by page', async () => {
  const { router } = open('/admin/products', { 'GET /api/products': () => pageOf(all, 23) });
  expect(await screen.findByText('Showing 3 of 23 products')).toBeTruthy();
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  await userEvent.click(button('Next'));
  expect(router.state.location.search).toBe('?page=2');
  expect(router.state.preventScrollReset).toBe(false);
});

test('on the last page the button keeps the focus, and leads nowhere', async () => {
  const { router } = open('/admin/products?page=2', {
    'GET /api/products': () => pageOf(all, 23),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(document.activeElement).toBe(button('Next'));
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?page=3');
});

test('filters stand in the address, and come off by their chips', async () => {
  const { router } = open('/admin/products?search=خاتم&karat=21&status=archived', {
    'GET /api/products/search': () => pageOf([ring]),
  });
  expect(await screen.findByRole('link', { name: 'خاتم' })).toBeTruthy();
  await userEvent.click(button('Remove the filter: Search: خاتم'));
  expect(router.state.location.search).toBe('?karat=21&status=archived');
  expect(router.state.preventScrollReset).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }));
  await userEvent.click(button('Clear all'));
  expect(router.state.location.search).toBe('');
});

test('a search that finds nothing leads back to everything', async () => {
  const { router } = open('/admin/products?search=xyz', {
    'GET /api/products/search': () => pageOf([]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all active products' }));
  expect(await screen.findByRole('link', { name: 'خاتم' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

test('a list that cannot be read says so, and is read again', async () => {
  let isDown = true;
  open('/admin/products', {
    'GET /api/products': () => (isDown ? { status: 500, body: problem('Broken') } : pageOf()),
  });
  expect(await screen.findByText('Failed to fetch products')).toBeTruthy();
  isDown = false;
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('link', { name: 'خاتم' })).toBeTruthy();
});

test('archiving is one call for each product, after a question with their number', async () => {
  const { calls } = open('/admin/products', {
    'PATCH /api/products/7': () => ({ body: { ...ring, isArchived: true } }),
    'PATCH /api/products/9': () => ({ body: { ...band, isArchived: true } }),
  });
  await select('خاتم', 'دبلة');
  expect(screen.getByText('2 selected')).toBeTruthy();
  await userEvent.click(button('Archive'));
  const question = await screen.findByRole('dialog', { name: 'Archive 2 products?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Archive' }));
  expect(await screen.findAllByText('Selected products archived')).not.toEqual([]);
  const changes = calls.filter(({ call }) => call.startsWith('PATCH'));
  expect(changes.map(({ call, body }) => [call, body])).toEqual([
    ['PATCH /api/products/7', { isArchived: true }],
    ['PATCH /api/products/9', { isArchived: true }],
  ]);
  expect(screen.queryByText(/selected$/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Selected products' }));
});

test('of a bulk deletion those that failed are named, and alone tried again', async () => {
  let isRefused = true;
  const { calls } = open('/admin/products', {
    'DELETE /api/products/7': () => ({ status: 204 }),
    'DELETE /api/products/8': () =>
      isRefused ? { status: 409, body: problem('It is reserved') } : { status: 204 },
  });
  await select('خاتم', 'سلسلة');
  await userEvent.click(button('Delete'));
  const question = await screen.findByRole('dialog', { name: 'Delete 2 products?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  const failed = await screen.findByRole('region', { name: '1 product was not deleted' });
  expect(within(failed).getByRole('listitem').textContent).toContain('سلسلة — It is reserved');
  expect(screen.getByText('1 selected')).toBeTruthy();
  isRefused = false;
  await userEvent.click(button('Try those again'));
  expect(await screen.findAllByText('Selected products deleted')).not.toEqual([]);
  const deletions = calls.filter(({ call }) => call.startsWith('DELETE'));
  expect(deletions.map(({ call }) => call).slice(2)).toEqual(['DELETE /api/products/8']);
});

test('tags go to all selected products in one call', async () => {
  const { calls } = open('/admin/products', {
    'POST /api/products/bulk-update-tags': () => ({ body: { updated: 3 } }),
  });
  await userEvent.click(
    (await screen.findAllByRole('checkbox', { name: /Select all/ }))[0] as Element,
  );
  await userEvent.click(button('Manage tags'));
  const dialog = await screen.findByRole('dialog', { name: 'Tags for 3 products' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add tags' }));
  expect(await within(dialog).findByText('Please add at least one tag')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Tags'), ' عيد {Enter}عيد{Enter}هدايا');
  await userEvent.keyboard('{Enter}{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue editing' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add tags' }));
  expect(await screen.findAllByText('Tags updated')).not.toEqual([]);
  const sent = calls.find(({ call }) => call === 'POST /api/products/bulk-update-tags');
  expect(sent?.body).toEqual({ productIds: [7, 8, 9], tags: ['عيد', 'هدايا'] });
});

test('the menu of a row deletes its product', async () => {
  const { calls } = open('/admin/products', {
    'DELETE /api/products/7': () => ({ status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for خاتم' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findAllByText('Product deleted')).not.toEqual([]);
  expect(calls.some(({ call }) => call === 'DELETE /api/products/7')).toBe(true);
});
