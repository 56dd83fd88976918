import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { api } from '../../api/base.ts';
import { aProduct, aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const ring = aProduct({ id: 7, nameAr: 'خاتم', weight: 9.1, karat: 18, tags: ['هدايا'] });

function open(at: string, answers: Parameters<typeof fakeShop>[0] = {}) {
  const calls = fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/products': () => ({
      body: { products: [ring], total: 1, page: 1, limit: 10, totalPages: 1 },
    }),
    'GET /api/products/7': () => ({ body: ring }),
    'GET /api/collections': () => ({
      body: [{ id: 2, nameEn: 'Rings', nameAr: 'خواتم' }],
    }),
    'GET /api/gold-price-settings': () => ({
      body: { id: 1, basePrice21k: 4000, marginPerGram: 50, updatedAt: null },
    }),
    ...answers,
  });
  return { calls, ...renderScreen(routes, { at }) };
}

const dialogOf = (name: string) => screen.findByRole('dialog', { name });

test('a new product starts with the defaults of the shop, and says what it lacks', async () => {
  const { calls } = open('/admin/products?new', {
    'POST /api/products': (body) => ({ status: 201, body: aProduct(body as object) }),
  });
  const form = within(await dialogOf('Add product'));
  expect(form.getByLabelText<HTMLSelectElement>('Karat').value).toBe('18');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Arabic name is required')).toBeTruthy();
  expect(form.getByText('Weight must be greater than 0')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Arabic name'), 'دبلة');
  await userEvent.clear(form.getByLabelText('Weight'));
  await userEvent.type(form.getByLabelText('Weight'), '٤٫٢٥');
  await userEvent.selectOptions(form.getByLabelText('Collection'), 'Rings / خواتم');
  await userEvent.type(form.getByRole('textbox', { name: /^Tags/ }), 'عيد{Enter}عيد{Enter}');
  // Whether it is free is for the shop to say.
  await userEvent.type(form.getByLabelText(/^Barcode/), '2000000000664');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Product created')).not.toEqual([]);
  expect(calls.find(({ call }) => call === 'POST /api/products')?.body).toMatchObject({
    nameAr: 'دبلة',
    karat: 18,
    weight: 4.25,
    craftingCost: 0,
    marginPerGram: null,
    quantity: 1,
    collectionId: 2,
    isArchived: false,
    tags: ['عيد'],
    images: [],
    barcode: '2000000000664',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the price follows weight, karat and margin while they are typed', async () => {
  open('/admin/products?product=7');
  const form = within(await dialogOf('Edit خاتم'));
  expect(await form.findByText(/31,660/)).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText('Karat'), '21');
  expect(await form.findByText(/36,860/)).toBeTruthy();
  await userEvent.type(form.getByLabelText(/Margin per gram/), '0');
  expect(await form.findByText(/36,400/)).toBeTruthy();
  await userEvent.clear(form.getByLabelText('Weight'));
  expect(await form.findByText('Shown once a weight is typed')).toBeTruthy();
});

test('an edit sends only what changed, by Ctrl+Enter too', async () => {
  const { calls } = open('/admin/products?product=7', {
    'PATCH /api/products/7': (changes) => ({ body: { ...ring, ...(changes as object) } }),
  });
  const form = within(await dialogOf('Edit خاتم'));
  await userEvent.clear(form.getByLabelText('Quantity'));
  await userEvent.type(form.getByLabelText('Quantity'), '٣');
  await userEvent.type(form.getByRole('textbox', { name: /^Tags/ }), 'عيد');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findAllByText('Product updated')).not.toEqual([]);
  const sent = calls.filter(({ call }) => call === 'PATCH /api/products/7');
  expect(sent.map(({ body }) => body)).toEqual([{ quantity: 3, tags: ['هدايا', 'عيد'] }]);
});

test('what the shop refuses stands at its field', async () => {
  const issues = [{ path: 'weight', message: 'Weight is too large' }];
  open('/admin/products?product=7', {
    'PATCH /api/products/7': () => ({ status: 400, body: problem('Weight is too large', issues) }),
  });
  const form = within(await dialogOf('Edit خاتم'));
  await userEvent.type(form.getByLabelText('Weight'), '99999999');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(form.getByLabelText('Weight').getAttribute('aria-invalid')).toBe('true');
  });
  expect(screen.getAllByText('Error')).not.toEqual([]);
});

test('closing with something typed asks; editing goes on, or the changes are dropped', async () => {
  const { router } = open('/admin/products?karat=18');
  await userEvent.click(await screen.findByRole('link', { name: 'خاتم' }));
  expect(router.state.location.search).toBe('?karat=18&product=7');
  const form = within(await dialogOf('Edit خاتم'));
  await userEvent.type(form.getByLabelText('Arabic name'), ' جديد');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect(form.getByLabelText<HTMLInputElement>('Arabic name').value).toBe('خاتم جديد');
  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?karat=18');
});

test('when somebody else changes the product, untouched fields follow and a note says so', async () => {
  let stored = ring;
  const { store } = open('/admin/products?product=7', {
    'GET /api/products/7': () => ({ body: stored }),
  });
  const form = within(await dialogOf('Edit خاتم'));
  await userEvent.type(form.getByLabelText('Arabic name'), ' جديد');
  stored = { ...ring, nameAr: 'خاتم آخر', quantity: 5 };
  act(() => void store.dispatch(api.util.invalidateTags(['Product'])));
  expect(await form.findByText(/Somebody else has just changed this/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Quantity').value).toBe('5');
  expect(form.getByLabelText<HTMLInputElement>('Arabic name').value).toBe('خاتم جديد');
});

test('when somebody deleted the product, it can be saved as a new one', async () => {
  const { calls } = open('/admin/products?product=7', {
    'PATCH /api/products/7': () => ({ status: 404, body: problem('Product not found') }),
    'POST /api/products': (body) => ({ status: 201, body: aProduct(body as object) }),
  });
  const form = within(await dialogOf('Edit خاتم'));
  await userEvent.type(form.getByLabelText('Quantity'), '0');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/Somebody deleted this product meanwhile/)).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Save as a new product' }));
  expect(await screen.findAllByText('Product created')).not.toEqual([]);
  const made = calls.find(({ call }) => call === 'POST /api/products')?.body;
  expect(made).toMatchObject({ nameAr: 'خاتم', quantity: 10 });
});

test('a link to a product that is not there says so', async () => {
  open('/admin/products?product=99');
  const dialog = within(await dialogOf('Product'));
  expect(await dialog.findByText('This product is not there')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a barcode is checked when its field is left, and a scanner does not send the form', async () => {
  const { calls } = open('/admin/products?product=7', {
    'PATCH /api/products/7': (changes) => ({ body: { ...ring, ...(changes as object) } }),
  });
  const form = within(await dialogOf('Edit خاتم'));
  const field = form.getByLabelText<HTMLInputElement>(/^Barcode/);
  expect(field.value).toBe(ring.barcode);
  expect(form.getByText(/The shop made this one/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '٦٢٢١٠٣١٤٩٢٠٧');
  expect(form.queryByText(/last digit of this barcode/)).toBeNull();
  await userEvent.tab();
  expect(form.getByText('The last digit of this barcode does not fit the others')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '96385074{Enter}');
  expect(calls.map(({ call }) => call)).not.toContain('PATCH /api/products/7');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Product updated')).not.toEqual([]);
  const sent = calls.find(({ call }) => call === 'PATCH /api/products/7');
  expect(sent?.body).toEqual({ barcode: '96385074' });
});

test('a barcode that is taken is said at its field', async () => {
  const issues = [{ path: 'barcode', message: 'This barcode belongs to another product' }];
  open('/admin/products?product=7', {
    'PATCH /api/products/7': () => ({
      status: 409,
      body: problem('This barcode belongs to another product', issues),
    }),
  });
  const form = within(await dialogOf('Edit خاتم'));
  await userEvent.clear(form.getByLabelText(/^Barcode/));
  await userEvent.type(form.getByLabelText(/^Barcode/), '96385074');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('This barcode belongs to another product')).toBeTruthy();
});
