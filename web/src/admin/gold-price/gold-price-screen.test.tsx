import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showGoldPrice } from '../../api/gold-price.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const gold = { basePrice21k: 4000, marginPerGram: 50, updatedAt: '2026-01-05T10:00:00.000Z' };
const telegram = {
  channelId: '@dahab',
  channelIdNotifications: '',
  botToken: '••••cret',
  goldPriceApiKey: '',
  messageTemplate: 'Today {k21}',
  orderNotificationEnabled: false,
  orderNotificationTemplate: 'Order {orderId}',
  priceScheduleEnabled: false,
  priceScheduleTimes: [],
  priceOnChangeEnabled: false,
  updatedAt: null,
};
const shop = {
  'GET /api/gold-price-settings': () => ({ body: gold }),
  'GET /api/telegram-settings': () => ({ body: telegram }),
  'GET /api/telegram/deliveries': () => ({
    body: { deliveries: [], total: 0, page: 1, limit: 10, totalPages: 0 },
  }),
  'GET /api/gold-price-settings/buying': () => ({
    body: { buyPrice21k: 3900, updatedAt: null },
  }),
  'PATCH /api/gold-price-settings': (body: unknown) => ({ body: { ...gold, ...(body as object) } }),
};

type Answers = Parameters<typeof fakeShop>[0];

function openScreen(answers: Answers = {}) {
  const calls = fakeShop({ ...shop, ...answers });
  const view = renderScreen(
    [
      { path: '/admin/*', element: <AdminRoutes /> },
      { path: '/', element: <p>home</p> },
    ],
    { at: '/admin/gold-price' },
  );
  const sent = (call: string) => calls.filter((seen) => seen.call === call).map(({ body }) => body);
  return { ...view, sent };
}

const baseField = () => screen.findByLabelText<HTMLInputElement>('21 karat, per gram');

async function typeBase(price: string) {
  const field = await baseField();
  await userEvent.clear(field);
  await userEvent.type(field, price);
}

/* On a phone, as here, the menu is folded away. */
const shopWindow = () => screen.getByRole('link', { name: 'Storefront', hidden: true });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the price' }));

test('a calm change is saved at once, in Arabic digits too', async () => {
  const { sent } = openScreen();
  await typeBase('٤١٠٠');
  await save();
  expect(await screen.findAllByText('The gold price was updated')).not.toEqual([]);
  expect(sent('PATCH /api/gold-price-settings')).toEqual([
    { basePrice21k: 4100, marginPerGram: 50 },
  ]);
});

test('what the price makes is shown while it is typed', async () => {
  openScreen();
  await typeBase('4100');
  expect(screen.getByText('EGP 4,690')).toBeTruthy();
  expect(screen.getByText('EGP 3,510')).toBeTruthy();
  expect(screen.getByText('EGP 32,800')).toBeTruthy();
  expect(screen.getByText(/\+2\.5%/)).toBeTruthy();
});

test('a jump asks first, and "no" saves nothing', async () => {
  const { sent } = openScreen();
  await typeBase('4400');
  await save();
  expect(await screen.findByText('Change the price by +10%?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let me check' }));
  expect(sent('PATCH /api/gold-price-settings')).toEqual([]);
  expect((await baseField()).value).toBe('4400');

  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, change it' }));
  expect(await screen.findAllByText('The gold price was updated')).not.toEqual([]);
});

test('what the shop refuses stands beside its field, which has the focus', async () => {
  const message = 'Margin per gram must be a number';
  openScreen({
    'PATCH /api/gold-price-settings': () => ({
      status: 400,
      body: problem(message, [{ path: 'marginPerGram', message }]),
    }),
  });
  const margin = await screen.findByLabelText<HTMLInputElement>('Margin per gram');
  await userEvent.clear(margin);
  await save();
  await waitFor(() => expect(margin.getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(margin.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(message);
  await waitFor(() => expect(document.activeElement).toBe(margin));
});

test('an untouched form follows a price that another admin set', async () => {
  const { store } = openScreen();
  await baseField();
  act(() => {
    store.dispatch(showGoldPrice({ ...gold, basePrice21k: 4050 }));
  });
  await waitFor(async () => expect((await baseField()).value).toBe('4050'));
});

test('a typed price stays when another admin sets one, which is shown beside it', async () => {
  const { store } = openScreen();
  await typeBase('4100');
  act(() => {
    store.dispatch(showGoldPrice({ ...gold, basePrice21k: 4050 }));
  });
  expect(await screen.findAllByText(/Now EGP 4,050/)).not.toEqual([]);
  expect((await baseField()).value).toBe('4100');
});

test('leaving with something unsaved asks first', async () => {
  const { router } = openScreen();
  await typeBase('4100');
  await userEvent.click(shopWindow());
  await userEvent.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect(router.state.location.pathname).toBe('/admin/gold-price');
  await userEvent.click(shopWindow());
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('home')).toBeTruthy();
});

test('a stored secret is never filled in, and an empty one is sent as "keep it"', async () => {
  const { sent } = openScreen({
    'POST /api/telegram-settings': () => ({ body: telegram }),
  });
  const token = await screen.findByLabelText<HTMLInputElement>('Bot token');
  expect([token.value, token.placeholder]).toEqual(['', '••••cret']);
  await userEvent.type(screen.getByLabelText('Channel'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save Telegram settings' }));
  expect(await screen.findAllByText('The settings were updated')).not.toEqual([]);
  expect(sent('POST /api/telegram-settings')).toMatchObject([
    { channelId: '@dahab2', botToken: '', goldPriceApiKey: '' },
  ]);
});

test('a secret that is typed anew while the one before is stored stays in its field', async () => {
  let store: () => void = () => undefined;
  const stored = new Promise<object>((resolve) => (store = () => resolve({ body: telegram })));
  openScreen({ 'POST /api/telegram-settings': () => stored });
  const token = await screen.findByLabelText<HTMLInputElement>('Bot token');
  const key = screen.getByLabelText<HTMLInputElement>('Key for the world gold price');
  await userEvent.type(key, 'a-key');
  await userEvent.type(token, '123456:a-tokn');
  await userEvent.click(screen.getByRole('button', { name: 'Save Telegram settings' }));
  await userEvent.clear(token);
  await userEvent.type(token, '123456:a-token');
  store();
  expect(await screen.findAllByText('The settings were updated')).not.toEqual([]);
  expect([key.value, token.value]).toEqual(['', '123456:a-token']);
});

test('the times of the price posts are sent in order, each once', async () => {
  const { sent } = openScreen({ 'POST /api/telegram-settings': () => ({ body: telegram }) });
  await userEvent.click(await screen.findByLabelText('Post every day at these times'));
  for (const time of ['18:00', '10:30', '18:00', '09:00']) {
    fireEvent.change(screen.getByLabelText('Add a time'), { target: { value: time } });
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  }
  await userEvent.click(screen.getByRole('button', { name: /^Remove 9:00/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Telegram settings' }));
  await waitFor(() =>
    expect(sent('POST /api/telegram-settings')).toMatchObject([
      {
        priceScheduleEnabled: true,
        priceScheduleTimes: ['10:30', '18:00'],
        priceOnChangeEnabled: false,
      },
    ]),
  );
});

test('an unknown variable is refused beside the template', async () => {
  const message = 'Unknown variables: {k22}. Known ones: {k18}, {k21}';
  openScreen({
    'POST /api/telegram-settings': () => ({
      status: 400,
      body: problem(message, [{ path: 'messageTemplate', message }]),
    }),
  });
  const template = await screen.findByLabelText('Text of the price message');
  await userEvent.type(template, ' {{k22}');
  await userEvent.click(screen.getByRole('button', { name: 'Save Telegram settings' }));
  await waitFor(() => expect(template.getAttribute('aria-invalid')).toBe('true'));
});

test('the preview uses the price as typed, and names what could not be filled in', async () => {
  const { sent } = openScreen({
    'POST /api/telegram/preview-message': () => ({
      body: { preview: 'Today 4,100', missing: ['gold_ounce'] },
    }),
  });
  await typeBase('4100');
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Today 4,100')).toBeTruthy();
  expect(screen.getByText('Could not be filled in: Gold ounce')).toBeTruthy();
  expect(sent('POST /api/telegram/preview-message')).toMatchObject([{ price21k: 4100 }]);
});

test('the buying price has a form of its own, which shows the other karats', async () => {
  const { sent } = openScreen({
    'PUT /api/gold-price-settings/buying': (body: unknown) => ({
      body: { ...(body as object), updatedAt: null },
    }),
  });
  const field = await screen.findByLabelText<HTMLInputElement>(/from customers/);
  expect(field.value).toBe('3900');
  await userEvent.clear(field);
  await userEvent.type(field, '٣٨٥٠');
  expect(screen.getByText('EGP 3,300')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save the buying price' }));
  expect(await screen.findAllByText('The buying price was updated')).not.toEqual([]);
  expect(sent('PUT /api/gold-price-settings/buying')).toEqual([{ buyPrice21k: 3850 }]);
});

test('an empty buying price takes it back, and one above the selling price is noticed', async () => {
  const { sent } = openScreen({
    'PUT /api/gold-price-settings/buying': () => ({ body: { buyPrice21k: null, updatedAt: null } }),
  });
  const field = await screen.findByLabelText<HTMLInputElement>(/from customers/);
  await userEvent.clear(field);
  await userEvent.type(field, '4100');
  expect(screen.getByText(/This is more than you sell a gram for now/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save the buying price' }));
  expect(await screen.findAllByText('The buying price was updated')).not.toEqual([]);
  expect(sent('PUT /api/gold-price-settings/buying')).toEqual([{ buyPrice21k: null }]);
});
