import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct } from '../../testing/builders.ts';
import { fakeShop } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';
import { idsNamed } from './ids-named.ts';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const ring = aProduct({ id: 7, name: 'Ring', quantity: 3 });
const band = aProduct({ id: 8, name: 'Band', quantity: 1, weight: 4, karat: 21 });

function openLabels(products = [ring, band]) {
  fakeShop({
    'GET /api/admin/products/details': () => ({ body: { products } }),
    'GET /api/gold-price-settings': () => ({
      body: { basePrice21k: 4_000, marginPerGram: 50, updatedAt: null },
    }),
  });
  const ids = products.map(({ id }) => id).join(',');
  return renderScreen(routes, { at: `/admin/labels?ids=${ids}` });
}

const preview = () => screen.findByRole('region', { name: 'The labels as they will be printed' });
const codes = async () => {
  const images = within(await preview()).getAllByRole('img');
  return images.map((image) => image.getAttribute('aria-label'));
};

test('a label carries the name, the barcode, the weight and the karat, and no price', async () => {
  openLabels([band]);
  const text = (await preview()).textContent ?? '';
  for (const part of ['Band', band.barcode, '4.00 g', '21K']) expect(text).toContain(part);
  expect(text).not.toContain('EGP');
});

test("today's price is printed where it is asked for, and is asked for again next time", async () => {
  const { unmount } = openLabels([band]);
  await preview();
  await userEvent.click(screen.getByLabelText("Print today's price too"));
  expect((await preview()).textContent).toMatch(/EGP.16,200/);
  unmount();
  openLabels([band]);
  expect((await preview()).textContent).toMatch(/EGP.16,200/);
});

test('as many labels are made as are typed, or as there are pieces', async () => {
  openLabels();
  await preview();
  const copies = screen.getByLabelText('Labels of Band');
  await userEvent.clear(copies);
  await userEvent.type(copies, '٢');
  expect(await codes()).toEqual([ring.barcode, band.barcode, band.barcode]);
  await userEvent.click(screen.getByRole('button', { name: 'As many as in stock' }));
  expect(await codes()).toEqual([ring.barcode, ring.barcode, ring.barcode, band.barcode]);
  expect(screen.getByText('4 labels')).toBeTruthy();
});

test('a sheet that was used in part goes on at the label that is named', async () => {
  openLabels([band]);
  await preview();
  await userEvent.selectOptions(screen.getByLabelText('Labels'), 'A4, 24 a sheet (70 × 37 mm)');
  const first = screen.getByLabelText('Begin at label');
  await userEvent.clear(first);
  await userEvent.type(first, '5');
  expect(screen.getByText(/Row 2, column 2/)).toBeTruthy();
  const [code] = within(await preview()).getAllByRole('img');
  const place = code?.closest<HTMLElement>('[style]')?.style;
  expect(place?.getPropertyValue('inset-block-start')).toBe('37.5mm');
  expect(place?.getPropertyValue('inset-inline-start')).toBe('70mm');
});

test('without pieces it leads to the list of them', async () => {
  fakeShop({});
  renderScreen(routes, { at: '/admin/labels' });
  const link = await screen.findByRole('link', { name: 'Choose pieces' });
  expect(link.getAttribute('href')).toBe('/admin/products');
});

test('labels are printed by one press', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  openLabels([band]);
  await preview();
  await userEvent.click(screen.getByRole('button', { name: 'Print the labels' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('of an address only numbers are asked for, each once', () => {
  expect(idsNamed('7,8,7,x,-1,1.5,')).toEqual([7, 8]);
});
