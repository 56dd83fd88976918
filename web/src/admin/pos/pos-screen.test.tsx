import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { showGoldPrice } from '../../api/gold-price.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(cleanup);

const gold = { basePrice21k: 4000, marginPerGram: 50, updatedAt: '2026-01-05T10:00:00.000Z' };
const ring = aProduct({ id: 7, quantity: 2 });
const gone = aProduct({ id: 8, name: 'Plain band', nameAr: 'دبلة', quantity: 0 });

const shop = {
  'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
  'GET /api/gold-price-settings': () => ({ body: gold }),
  'GET /api/products': () => ({ body: { products: [ring, gone], total: 2 } }),
  'GET /api/admin/products/details': () => ({ body: { products: [ring] } }),
};

type Answers = Parameters<typeof fakeShop>[0];

function openTill(answers: Answers = {}, at = '/admin/pos') {
  const calls = fakeShop({ ...shop, ...answers });
  const view = renderScreen([{ path: '/admin/*', element: <AdminRoutes /> }], { at });
  return { ...view, sales: () => calls.filter(({ call }) => call === 'POST /api/orders') };
}

const pieceButton = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const cart = () => within(screen.getByRole('region', { name: 'Cart' }));
const sell = () => userEvent.click(cart().getByRole('button', { name: 'Complete the sale' }));

test('a sale asks for what is on the screen, clears the cart and names the order', async () => {
  const { sales } = openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });

  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.type(cart().getByLabelText('Discount'), '١٥٥');
  await sell();

  expect(await screen.findAllByText('#41')).not.toEqual([]);
  expect(sales().map(({ body }) => body)).toEqual([
    {
      items: [{ id: 7, quantity: 2, price: 31_660 }],
      discount: 160,
      total: 63_160,
      customerId: null,
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Next sale' }));
  expect(cart().getByText('Scan a label, or press a piece to add it.')).toBeTruthy();
});

test('more than the stock is refused with the reason', async () => {
  openTill();
  const button = await pieceButton('Turquoise ring');
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.getByText('Maximum quantity reached')).toBeTruthy();
  expect(screen.getByText('Cannot add more of this item')).toBeTruthy();

  await userEvent.click(cart().getByRole('button', { name: 'One more' }));
  expect(screen.getByText('Cannot add more than available stock')).toBeTruthy();
});

test('a piece that is sold out is not added', async () => {
  openTill();
  await userEvent.click(await pieceButton('Plain band'));
  expect(cart().getByText('Scan a label, or press a piece to add it.')).toBeTruthy();
});

test('before there is a gold price nothing is added', async () => {
  openTill({
    'GET /api/gold-price-settings': () => ({ body: { ...gold, basePrice21k: 0, updatedAt: null } }),
  });
  await userEvent.click(await pieceButton('Turquoise ring'));
  expect(screen.getByText('Please wait for price calculation')).toBeTruthy();
  expect(cart().getByText('Scan a label, or press a piece to add it.')).toBeTruthy();
});

test('a sale whose answer was lost is kept, and sent as it was after a reload, once', async () => {
  let isDown = true;
  const answers: Answers = {
    'POST /api/orders': () =>
      isDown ? { status: 503, body: problem('down') } : { status: 201, body: anOrder() },
  };
  const first = openTill(answers);
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  const kept = within(await screen.findByRole('dialog', { name: 'The sale is kept' }));
  await userEvent.click(kept.getByRole('button', { name: 'Next sale' }));
  expect(await screen.findByText('1 sale waits for the network')).toBeTruthy();
  expect(cart().getByText('Scan a label, or press a piece to add it.')).toBeTruthy();
  const [lost] = first.sales();
  cleanup();

  isDown = false;
  const second = openTill(answers);
  await userEvent.click(await screen.findByText('1 sale was sent'));
  expect(await screen.findAllByText('#41')).not.toEqual([]);
  expect(second.sales()).toHaveLength(1);
  const [again] = second.sales();
  expect(again?.body).toEqual(lost?.body);
  const key = lost?.headers.get('idempotency-key');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(again?.headers.get('idempotency-key')).toBe(key);
});

test('a sale that waited and can no longer be made comes back, with the reason, until it is taken up', async () => {
  let isDown = true;
  const message = 'Only 0 of "خاتم فيروز" left';
  const refused = { ...problem(message), code: 'insufficient-stock' };
  openTill({
    'POST /api/orders': () =>
      isDown ? { status: 503, body: problem('down') } : { status: 409, body: refused },
  });
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  await userEvent.click(await screen.findByRole('button', { name: 'Next sale' }));
  await screen.findByText('1 sale waits for the network');
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await cart().findByText('1 sale came back: it was not made')).toBeTruthy();
  expect(cart().getByText(message)).toBeTruthy();
  await userEvent.click(cart().getByRole('button', { name: 'Look at it' }));
  expect(within(await cart().findByRole('listitem')).getByText(message)).toBeTruthy();
  expect(cart().queryByText('1 sale came back: it was not made')).toBeNull();
});

test('a session that ends in mid-sale is taken up first, then the sale goes by itself', async () => {
  let isOver = true;
  const { sales } = openTill({
    'POST /api/orders': () =>
      isOver ? { status: 401, body: problem('Please sign in') } : { status: 201, body: anOrder() },
    'POST /api/login': () => {
      isOver = false;
      return { body: aUser({ isAdmin: true }) };
    },
  });
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  await screen.findByText('1 sale waits for you to sign in');
  expect(screen.queryByRole('dialog', { name: 'The sale is kept' })).toBeNull();
  await userEvent.type(dialog.getByLabelText('Password'), 'right');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findAllByText('#41')).not.toEqual([]);
  const keys = sales().map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('what another cashier sold waits under their name, until somebody sends it as their own', async () => {
  const omar = aUser({ id: 31, isAdmin: true, name: 'Omar' });
  const refusing: Answers = {
    'GET /api/user': () => ({ body: omar }),
    // Not sent again by itself meanwhile, however long the rest of this takes.
    'POST /api/orders': () => ({ status: 403, body: problem('not yours') }),
  };
  openTill(refusing);
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  await userEvent.click(await screen.findByRole('button', { name: 'Next sale' }));
  await userEvent.click(await pieceButton('Turquoise ring'));
  await cart().findByRole('listitem');
  cleanup();

  const { sales } = openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });
  await userEvent.click(await screen.findByText('1 sale of another cashier waits'));
  expect(sales()).toHaveLength(0);
  expect(cart().getByText('Scan a label, or press a piece to add it.')).toBeTruthy();
  expect(cart().getByRole('button', { name: '1 cart put aside' })).toBeTruthy();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Sold by .*Omar/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send it in my name' }));
  expect(await screen.findAllByText('#41')).not.toEqual([]);
  expect(sales()).toHaveLength(1);
});

test('sales that wait are sent from the other screens, and asked about at signing out', async () => {
  let isDown = true;
  const answers: Answers = {
    'GET /api/users': () => ({ body: { data: [] } }),
    'POST /api/orders': () =>
      isDown ? { status: 503, body: problem('down') } : { status: 201, body: anOrder() },
  };
  openTill(answers);
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  await screen.findByRole('button', { name: 'Next sale' });
  cleanup();

  const elsewhere = openTill(answers, '/admin/users');
  expect(await screen.findByText('1 sale waits for the network')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const question = { name: '1 sale has not been sent yet' };
  const dialog = within(await screen.findByRole('dialog', question));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  isDown = false;
  const before = elsewhere.sales().length;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('1 sale waits for the network')).toBeNull());
  expect(elsewhere.sales()).toHaveLength(before + 1);
});

test('what is in the cart is there after a reload', async () => {
  openTill();
  await userEvent.click(await pieceButton('Turquoise ring'));
  await cart().findByRole('listitem');
  cleanup();
  openTill();
  expect(await cart().findByRole('button', { name: 'Remove Turquoise ring' })).toBeTruthy();
});

test('the next sale has another key', async () => {
  const { sales } = openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  await userEvent.click(await screen.findByRole('button', { name: 'Next sale' }));
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  await waitFor(() => expect(sales()).toHaveLength(2));
  const keys = sales().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
});

test('a stock answer stands at its line and leaves the cart to be corrected', async () => {
  const message = 'Only 1 of "خاتم فيروز" left';
  openTill({
    'POST /api/orders': () => ({
      status: 409,
      body: { ...problem(message), code: 'insufficient-stock' },
    }),
  });
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  expect(
    await cart().findByText(
      'This sale was not made. Correct the cart and sell it again, or give it up.',
    ),
  ).toBeTruthy();
  const line = within(await cart().findByRole('listitem'));
  expect(await line.findByText(message)).toBeTruthy();
  expect(cart().getByRole<HTMLButtonElement>('button', { name: /^Remove/ }).disabled).toBe(false);
});

test('a price that moves while the cart is open moves in the cart, beside what it was', async () => {
  const { store } = openTill();
  await userEvent.click(await pieceButton('Turquoise ring'));
  act(() => {
    store.dispatch(showGoldPrice({ ...gold, basePrice21k: 4100 }));
  });

  const line = within(await cart().findByRole('listitem'));
  expect(await line.findByText('EGP 31,660')).toBeTruthy();
  expect(line.getAllByText('EGP 32,440').length).toBeGreaterThan(0);
  const button = cart().getByRole<HTMLButtonElement>('button', { name: 'Complete the sale' });
  expect(button.disabled).toBe(true);
  await userEvent.click(cart().getByRole('button', { name: 'Accept the new prices' }));
  expect(line.queryByText('EGP 31,660')).toBeNull();
  expect(button.disabled).toBe(false);
});

test('a customer that is new is made on the spot and goes with the sale', async () => {
  const { sales } = openTill({
    'POST /api/customers': () => ({ status: 201, body: aCustomer({ id: 12 }) }),
    'POST /api/orders': () => ({ status: 201, body: anOrder() }),
  });
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(cart().getByRole('button', { name: 'New customer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add customer' }));
  expect(screen.getByText('Phone number is required')).toBeTruthy();
  await typeCustomer();
  await userEvent.click(screen.getByRole('button', { name: 'Add customer' }));
  expect(await cart().findByText('Mona Hassan')).toBeTruthy();
  await sell();
  await waitFor(() => expect(sales()[0]?.body).toMatchObject({ customerId: 12 }));
});

test('a customer that the shop knows already is offered instead of a double', async () => {
  const message = 'A customer with this phone already exists';
  openTill({
    'POST /api/customers': () => ({
      status: 409,
      body: { ...problem(message, [{ path: 'phone', message }]), code: 'customer-exists' },
    }),
    'GET /api/customers': () => ({ body: { customers: [aCustomer()], pagination: {} } }),
  });
  await pieceButton('Turquoise ring');
  await userEvent.click(screen.getByRole('button', { name: 'New customer' }));
  await typeCustomer();
  await userEvent.click(screen.getByRole('button', { name: 'Add customer' }));
  expect(await screen.findByText(message)).toBeTruthy();
  const known = await screen.findByText(/The shop already has a customer like this/);
  expect(known).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Mona Hassan/ }));
  expect(cart().getByRole('button', { name: 'Change' })).toBeTruthy();
});

async function typeCustomer() {
  await userEvent.type(screen.getByLabelText('First name'), 'Mona');
  await userEvent.type(screen.getByLabelText('Last name'), 'Hassan');
  await userEvent.type(screen.getByLabelText('Phone'), '01001234567');
}

const shopWithBarcodes = {
  'GET /api/products': () => ({ body: { products: [ring], total: 1, totalPages: 1 } }),
};

/** As a scanner does, a while after the last key of a hand: a key every few milliseconds, and Enter. */
function scan(code: string) {
  const target = document.activeElement ?? document.body;
  let at = new Event('clock').timeStamp + 2_000;
  const press = (key: string, code: string) => {
    const event = createEvent.keyDown(target, { key, code });
    Object.defineProperty(event, 'timeStamp', { value: (at += 5) });
    const isForField = fireEvent(target, event);
    if (isForField && target instanceof HTMLInputElement && key.length === 1) {
      fireEvent.change(target, { target: { value: target.value + key } });
    }
    return isForField;
  };
  for (const digit of code) press(digit, `Digit${digit}`);
  return press('Enter', 'Enter');
}

test('a scan adds its piece and leaves nothing in the field that had the focus', async () => {
  openTill(shopWithBarcodes);
  await pieceButton('Turquoise ring');
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search for a piece' });
  await userEvent.type(search, 'ri');
  act(() => search.focus());
  scan(ring.barcode);
  expect(await cart().findByRole('button', { name: 'Remove Turquoise ring' })).toBeTruthy();
  expect(search.value).toBe('ri');
});

test('a scan does not press what has the focus, also in a dialog', async () => {
  openTill(shopWithBarcodes);
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(cart().getByRole('button', { name: 'Clear' }));
  const dialog = within(screen.getByRole('dialog'));
  act(() => dialog.getByRole('button', { name: 'Clear' }).focus());
  expect(scan(ring.barcode)).toBe(false);
  expect(await cart().findByDisplayValue('2')).toBeTruthy();
});

test('a code of no piece is named', async () => {
  openTill({
    'GET /api/products': () => ({ body: { products: [], total: 0, totalPages: 1 } }),
  });
  await screen.findByText('There are no pieces to sell yet');
  scan('6221000000011');
  expect(await screen.findByText('Unknown code')).toBeTruthy();
  expect(screen.getByText(/^No piece in the shop has the code .*6221000000011/)).toBeTruthy();
});

test('a removed line is taken back', async () => {
  openTill();
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(cart().getByRole('button', { name: 'Remove Turquoise ring' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cart().getByRole('button', { name: 'Remove Turquoise ring' })).toBeTruthy();
});

test('a quantity is typed, in either digits, and stops at the stock', async () => {
  openTill();
  await userEvent.click(await pieceButton('Turquoise ring'));
  const quantity = cart().getByRole('textbox', { name: 'Quantity of Turquoise ring' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '٩{Enter}');
  expect(screen.getByText('Cannot add more than available stock')).toBeTruthy();
  expect(cart().getByDisplayValue('2')).toBeTruthy();
});

test('one and a half pieces are asked about, and hold the sale up', async () => {
  const { sales } = openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });
  await userEvent.click(await pieceButton('Turquoise ring'));
  const quantity = cart().getByRole<HTMLInputElement>('textbox', {
    name: 'Quantity of Turquoise ring',
  });
  await userEvent.type(quantity, '١٫٥{F9}', { initialSelectionStart: 0, initialSelectionEnd: 9 });
  expect(cart().getByText('Type a whole number of pieces, such as 1 or 2.')).toBeTruthy();
  expect(quantity.value).toBe('١٫٥');
  expect(document.activeElement).toBe(quantity);

  await userEvent.type(quantity, '2{F9}', { initialSelectionStart: 0, initialSelectionEnd: 9 });
  await waitFor(() => expect(sales()[0]?.body).toMatchObject({ items: [{ id: 7, quantity: 2 }] }));
});

test('a discount that cannot be read holds the sale up; with its mark it is a percentage', async () => {
  const { sales } = openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });
  await userEvent.click(await pieceButton('Turquoise ring'));
  const discount = cart().getByLabelText<HTMLInputElement>('Discount');
  await userEvent.type(discount, '1,5');
  await sell();
  expect(screen.getByText('Not sold yet')).toBeTruthy();
  expect(cart().getByText('Type a clear number, such as 1250 or 3.5')).toBeTruthy();

  await userEvent.clear(discount);
  await userEvent.type(discount, '١٠٪');
  await sell();
  await waitFor(() => expect(sales()).toHaveLength(1));
  expect(sales()[0]?.body).toMatchObject({ discount: 3_170 });
});

test('old gold that was removed comes back to its own cart or to none', async () => {
  openTill();
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(cart().getByRole('button', { name: 'Take old gold' }));
  await userEvent.type(screen.getByLabelText('Weight'), '1');
  await userEvent.type(screen.getByLabelText('We pay per gram'), '4000');
  await userEvent.click(screen.getByRole('button', { name: 'Take it' }));
  await userEvent.click(cart().getByRole('button', { name: /^Remove the old gold/ }));
  await userEvent.click(cart().getByRole('button', { name: 'Put this cart aside' }));
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cart().queryByRole('region', { name: 'Old gold' })).toBeNull();
});

test('carts are put aside and taken up again, each with a key of its own', async () => {
  const { sales } = openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });
  await userEvent.click(await pieceButton('Turquoise ring'));
  await userEvent.click(cart().getByRole('button', { name: 'Put this cart aside' }));
  expect(cart().getByText('Scan a label, or press a piece to add it.')).toBeTruthy();
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  await userEvent.click(await screen.findByRole('button', { name: 'Next sale' }));

  await userEvent.click(cart().getByRole('button', { name: '1 cart put aside' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cart of/ }));
  await sell();
  await waitFor(() => expect(sales()).toHaveLength(2));
  const keys = sales().map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('where the browser keeps nothing the till says so, and sells', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('closed', 'SecurityError');
    },
  } as unknown as IDBFactory;
  openTill({ 'POST /api/orders': () => ({ status: 201, body: anOrder() }) });
  expect(await screen.findByText(/This browser keeps nothing for the till/)).toBeTruthy();
  await userEvent.click(await pieceButton('Turquoise ring'));
  await sell();
  expect(await screen.findAllByText('#41')).not.toEqual([]);
});
