import type { ImportJob } from '@dahab/importer/contract/import-job.ts';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const at = '/admin/import-customers';

const job: ImportJob = {
  id: 9,
  kind: 'customers',
  status: 'done',
  filename: 'people.csv',
  processed: 20,
  total: 20,
  created: 17,
  updated: 2,
  skipped: 0,
  failed: 1,
  errors: [{ row: 4, column: '', message: 'The row has neither a name nor an e-mail nor a phone' }],
  warnings: [],
  message: null,
};

async function choose(name = 'people.csv') {
  await screen.findByText('Drop the CSV file here, or choose it');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file field');
  await userEvent.upload(input, new File(['Email'], name), { applyAccept: false });
}

const upload = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));

test('nothing is sent before a file is chosen', async () => {
  const calls = fakeShop({});
  renderScreen(routes, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
  expect(screen.getByText('Please select a file to upload.')).toBeTruthy();
  expect(calls.map(({ call }) => call)).not.toContain('POST /api/import-customers');
});

test('a file is uploaded; its counts and its failed rows are shown', async () => {
  const calls = fakeShop({
    'POST /api/import-customers': () => ({ body: { ...job, jobId: 9 } }),
    'GET /api/import/jobs/9': () => ({ body: job }),
  });
  const { router } = renderScreen(routes, { at });
  await choose();
  await upload();
  expect(await screen.findByText('File uploaded successfully.')).toBeTruthy();
  expect(calls.find(({ call }) => call === 'POST /api/import-customers')?.body).toBe(
    'file=people.csv',
  );
  expect(await screen.findByText('17')).toBeTruthy();
  expect(router.state.location.search).toBe('?job=9');
  expect(screen.getByRole('link', { name: 'Download the failed rows' }).getAttribute('href')).toBe(
    '/api/import/jobs/9/errors.csv',
  );
  expect(screen.getByRole('link', { name: 'See the customers' })).toBeTruthy();
});

test('rows that were skipped with a reason can be downloaded as well', async () => {
  const skipping = { ...job, skipped: 1, failed: 0 };
  fakeShop({ 'GET /api/import/jobs/9': () => ({ body: skipping }) });
  renderScreen(routes, { at: `${at}?job=9` });
  expect(await screen.findByRole('link', { name: 'Download the failed rows' })).toBeTruthy();
});

test('a long import is followed while it runs', async () => {
  const running: ImportJob = { ...job, status: 'running', processed: 8 };
  fakeShop({
    'POST /api/import-customers': () => ({ status: 202, body: { ...job, jobId: 9 } }),
    'GET /api/import/jobs/9': () => ({ body: running }),
  });
  renderScreen(routes, { at });
  await choose();
  await upload();
  expect(await screen.findByText('8 of 20 rows')).toBeTruthy();
});

test('a refused file stays chosen and says why', async () => {
  fakeShop({
    'POST /api/import-customers': () => ({
      status: 400,
      body: problem('The file has no header row'),
    }),
  });
  renderScreen(routes, { at });
  await choose();
  await upload();
  expect(await screen.findByText('Failed to upload file.')).toBeTruthy();
  expect(screen.getByText('The file has no header row')).toBeTruthy();
  expect(screen.getByText('people.csv')).toBeTruthy();
});

test('an upload that never arrives is told apart from a refused one', async () => {
  fakeShop({
    'POST /api/import-customers': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  renderScreen(routes, { at });
  await choose();
  await upload();
  expect(await screen.findByText('An error occurred while uploading the file.')).toBeTruthy();
});

test('what is no CSV is not taken', async () => {
  fakeShop({});
  renderScreen(routes, { at });
  await choose('people.xlsx');
  expect(await screen.findByText('people.xlsx')).toBeTruthy();
  expect(screen.getByText('Drop the CSV file here, or choose it')).toBeTruthy();
});
