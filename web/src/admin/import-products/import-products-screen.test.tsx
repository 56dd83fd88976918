import type { ImportJob, ListedJob } from '@dahab/importer/contract/import-job.ts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];

const product = (row: number, action: string, problems: object[] = []) => ({
  Title: `Ring ${row}`,
  Vendor: 'Dahab',
  'Variant Grams': '3.42',
  'Variant Inventory Qty': '1',
  'Karat (product.metafields.custom.karat)': '21',
  Status: 'active',
  row,
  action,
  problems,
});
const missingWeight = { column: 'Variant Grams', message: 'Weight is missing' };
const preview = [product(1, 'create'), product(2, 'skip', [missingWeight])];

const job: ImportJob = {
  id: 12,
  kind: 'products-import',
  status: 'running',
  filename: 'rings.csv',
  processed: 40,
  total: 100,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  errors: [],
  warnings: [],
  message: null,
};
const finished: ImportJob = {
  ...job,
  status: 'done',
  processed: 100,
  created: 99,
  failed: 1,
  errors: [{ row: 2, ...missingWeight }],
};

async function choose(name = 'rings.csv') {
  await screen.findByText('Drop the CSV file here, or choose it');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file field');
  const file = new File(['Title'], name, { type: 'text/csv' });
  await userEvent.upload(input, file);
}

test('a chosen file shows what it would do, with the problems of its rows', async () => {
  const calls = fakeShop({ 'POST /api/import/shopify/preview': () => ({ body: preview }) });
  renderScreen(routes, { at: '/admin/import-products' });
  await choose();
  expect(await screen.findAllByText('File preview loaded')).not.toEqual([]);
  expect(calls.find(({ call }) => call.endsWith('/preview'))?.body).toBe('file=rings.csv');
  expect(screen.getByText('Weight is missing')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Cannot be imported/ }));
  expect(screen.queryByText('Ring 1')).toBeNull();
  expect(screen.getByText('Ring 2')).toBeTruthy();
});

test('a product with a note for each of its variants does not push the others out of sight', async () => {
  const notes = [1, 2, 3, 4, 5].map((one) => ({ column: 'Tags', message: `Note ${one}` }));
  const products = [product(1, 'create', notes), product(2, 'create')];
  fakeShop({ 'POST /api/import/shopify/preview': () => ({ body: products }) });
  renderScreen(routes, { at: '/admin/import-products' });
  await choose();
  const more = await screen.findByText('and 2 more notes');
  expect(screen.getByText('Note 3').closest('details')).toBeNull();
  expect(screen.getByText('Note 4').closest('details')).toBe(more.closest('details'));
});

test('a long import is followed to its end; file and preview are gone then', async () => {
  let answer = job;
  fakeShop({
    'POST /api/import/shopify/preview': () => ({ body: preview }),
    'POST /api/import/shopify': () => ({ status: 202, body: { ...job, jobId: 12 } }),
    'GET /api/import/jobs/12': () => ({ body: answer }),
  });
  const { router } = renderScreen(routes, { at: '/admin/import-products' });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import new products' }));
  expect(await screen.findByText('40 of 100 rows')).toBeTruthy();
  expect(router.state.location.search).toBe('?job=12');
  answer = finished;
  expect(await screen.findAllByText('Products imported')).not.toEqual([]);
  expect(screen.getByText('99')).toBeTruthy();
  const failedRows = screen.getByRole('link', { name: 'Download the failed rows' });
  expect(failedRows.getAttribute('href')).toBe('/api/import/jobs/12/errors.csv');
  expect(screen.queryByText('Ring 1')).toBeNull();
});

test('an import that ended is still there after a reload', async () => {
  fakeShop({ 'GET /api/import/jobs/12': () => ({ body: finished }) });
  renderScreen(routes, { at: '/admin/import-products?job=12' });
  expect(await screen.findAllByText(/Rows that were not imported/)).not.toEqual([]);
  expect(screen.queryByText('Products imported')).toBeNull();
});

test('a file that the shop cannot read is refused with its reason, and another may be chosen', async () => {
  fakeShop({
    'POST /api/import/shopify/preview': () => ({
      status: 400,
      body: problem('The file has no header row'),
    }),
  });
  renderScreen(routes, { at: '/admin/import-products' });
  await choose();
  const named = await screen.findByText('rings.csv');
  expect(named.parentElement?.textContent).toBe('rings.csv — The file has no header row');
  expect(screen.getByText('Drop the CSV file here, or choose it')).toBeTruthy();
});

test('without a reason from the shop the screen says its own', async () => {
  fakeShop({
    'POST /api/import/shopify/preview': () => ({ body: preview }),
    'POST /api/import/shopify/update': () => ({ status: 500, body: {} }),
  });
  renderScreen(routes, { at: '/admin/import-products' });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Update existing products' }));
  await waitFor(() => expect(screen.getByText('Failed to update products')).toBeTruthy());
});

test('an import of before is opened again, with what became of its pictures since', async () => {
  const lost = { row: 3, column: 'Image Src', message: 'The other site cannot be reached' };
  const { errors: _errors, warnings: _warnings, ...figures } = finished;
  const listed: ListedJob = {
    ...figures,
    warnings: 0,
    hasFailedRows: true,
    startedBy: 'Mona',
    startedAt: '2026-01-05T10:00:00.000Z',
  };
  fakeShop({
    'GET /api/import/jobs': () => ({ body: { jobs: [listed] } }),
    'GET /api/import/jobs/12': () => ({ body: { ...finished, warnings: [lost] } }),
  });
  renderScreen(routes, { at: '/admin/import-products' });
  const table = await screen.findByRole('table', { name: 'Last imports' });
  expect(table.textContent).toContain('Created 99 · Failed 1');
  const file = screen.getByRole('link', { name: 'Download the failed rows of rings.csv' });
  expect(file.getAttribute('href')).toBe('/api/import/jobs/12/errors.csv');

  await userEvent.click(screen.getByRole('link', { name: 'rings.csv' }));

  expect(await screen.findByText('The other site cannot be reached')).toBeTruthy();
});
