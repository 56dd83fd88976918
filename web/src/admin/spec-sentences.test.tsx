import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SITE_SETTINGS } from '@dahab/catalog/contract/site-settings.ts';
import { routes } from '../app/routes.tsx';
import {
  aCollection,
  aCustomer,
  aHeroWidget,
  anOrder,
  aProduct,
  aUser,
} from '../testing/builders.ts';
import { fakeShop, problem } from '../testing/fake-shop.ts';
import { renderScreen } from '../testing/render-screen.tsx';

afterEach(cleanup);

type Answers = Parameters<typeof fakeShop>[0];

/** A sentence that the shop promises, and what somebody does, or meets, to hear it. */
interface Promised {
  readonly says: string;
  readonly at: string;
  readonly shop?: Answers;
  readonly act?: () => Promise<void>;
}

const admin = aUser({ id: 1, username: 'owner', isAdmin: true });
const mariam = aUser({ id: 3, name: 'Mariam', email: 'mariam@dahab.eg' });
const ring = aProduct({ id: 7, nameAr: 'خاتم' });
const order = anOrder({ id: 41, customer: aCustomer() });
const mute = () => ({ status: 500, body: {} });
const refused = () => ({ status: 409, body: problem('It is reserved') });
const pageOf = (products: unknown[]) => ({
  products,
  total: products.length,
  page: 1,
  limit: 10,
  totalPages: 1,
});
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
const previewed = [
  {
    Title: 'Ring',
    Vendor: 'Dahab',
    'Variant Grams': '3.42',
    'Variant Inventory Qty': '1',
    'Karat (product.metafields.custom.karat)': '21',
    Status: 'active',
    row: 1,
    action: 'create',
    problems: [],
  },
];
const job = {
  id: 9,
  status: 'done',
  filename: 'a.csv',
  processed: 1,
  total: 1,
  created: 1,
  updated: 0,
  skipped: 0,
  failed: 0,
  errors: [],
  warnings: [],
  message: null,
};

/** A shop with one of each, in which all goes well. */
const calmShop: Answers = {
  'GET /api/user': () => ({ body: admin }),
  'GET /api/site-settings': () => ({ body: DEFAULT_SITE_SETTINGS }),
  'GET /api/products': () => ({ body: pageOf([ring]) }),
  'GET /api/products/7': () => ({ body: ring }),
  'GET /api/collections': () => ({ body: [] }),
  'GET /api/hero-widgets': () => ({ body: [] }),
  'GET /api/gold-price-settings': () => ({
    body: { basePrice21k: 4000, marginPerGram: 50, updatedAt: '2026-01-05T10:00:00.000Z' },
  }),
  'GET /api/gold-price-settings/buying': () => ({ body: { buyPrice21k: null, updatedAt: null } }),
  'GET /api/telegram-settings': () => ({ body: telegram }),
  'GET /api/orders': () => ({ body: { orders: [order], total: 1, hasMore: false } }),
  'GET /api/orders/41': () => ({ body: order }),
  'GET /api/users': () => ({
    body: {
      data: [admin, mariam],
      pagination: { total: 2, totalPages: 1, page: 1, limit: 20 },
    },
  }),
  'POST /api/import/shopify/preview': () => ({ body: previewed }),
};

const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const turn = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }));
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
/** At once: a till does much with each key. */
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const choose = async (file: File) => {
  await screen.findAllByRole('button', { name: /or choose/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file field');
  await userEvent.upload(input, file);
};
const chooseCsv = () => choose(new File(['Title'], 'a.csv', { type: 'text/csv' }));
const choosePicture = () => choose(new File(['x'], 'a.png', { type: 'image/png' }));
const select = async () =>
  userEvent.click((await screen.findAllByRole('checkbox', { name: /Select/ }))[0] as HTMLElement);
const saveUser = async () => {
  await press('Add a user');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'hala@dahab.eg');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hala');
  await press('Save user');
};
const setPassword = async () => {
  await press('Change the password of Mariam');
  await type('New password', 'a-fine-old-ring');
  await press('Change password');
};

const importBoth = (path: string, kind: string): Answers => ({
  [`POST ${path}`]: () => ({ status: 202, body: { ...job, jobId: 9, status: 'running' } }),
  'GET /api/import/jobs/9': () => ({ body: { ...job, kind } }),
});

const promised: readonly Promised[] = [
  // Where somebody is, or is not, signed in.
  {
    says: 'Login failed',
    at: '/auth',
    shop: { 'GET /api/user': () => ({ status: 401 }), 'POST /api/login': refused },
    act: async () => {
      await type('Username', 'owner');
      await type('Password', 'a-fine-old-ring');
      await press('Login');
    },
  },
  {
    says: 'Registration failed',
    at: '/auth',
    shop: { 'GET /api/user': () => ({ status: 401 }), 'POST /api/register': refused },
    act: async () => {
      await userEvent.click(await screen.findByRole('tab', { name: 'Register' }));
      await type('First name', 'Hala');
      await type('Last name', 'Samir');
      await type('Email', 'hala@example.com');
      await type(/^Phone/, '01012345678');
      await type('City', 'Tanta');
      await type('Username', 'hala');
      await type('Password', 'a-fine-old-ring');
      await press('Register');
    },
  },
  {
    says: 'Logout failed',
    at: '/profile',
    shop: { 'POST /api/logout': mute },
    act: () => press('Logout'),
  },
  // What could not be read.
  { says: 'Failed to fetch products', at: '/admin/products', shop: { 'GET /api/products': mute } },
  {
    says: 'Failed to fetch customers',
    at: '/admin/customers',
    shop: { 'GET /api/customers': mute },
  },
  { says: 'Failed to fetch orders', at: '/admin/orders', shop: { 'GET /api/orders': mute } },
  {
    says: 'Failed to fetch product details',
    at: '/admin/orders',
    shop: { 'GET /api/admin/products/details': mute },
    act: () => press(/Details of order/),
  },
  // Products.
  {
    says: 'Product deleted',
    at: '/admin/products',
    shop: { 'DELETE /api/products/7': () => ({ status: 204 }) },
    act: async () => {
      await press('Actions for خاتم');
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    },
  },
  {
    says: 'It is reserved',
    at: '/admin/products',
    shop: { 'DELETE /api/products/7': refused },
    act: async () => {
      await press('Actions for خاتم');
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    },
  },
  ...(
    [
      ['Archive', 'Selected products archived', 'PATCH /api/products/7'],
      ['Activate', 'Selected products activated', 'PATCH /api/products/7'],
      ['Delete', 'Selected products deleted', 'DELETE /api/products/7'],
    ] as const
  ).map(([action, says, call]) => ({
    says,
    at: '/admin/products',
    shop: { [call]: () => ({ body: ring }) },
    act: async () => {
      await select();
      await press(action);
      await inDialog(action);
    },
  })),
  {
    says: 'Failed to update tags',
    at: '/admin/products',
    shop: { 'POST /api/products/bulk-update-tags': mute },
    act: async () => {
      await select();
      await press('Manage tags');
      await type('Tags', 'feast{Enter}');
      await press('Add tags');
    },
  },
  // The till.
  { says: 'Search Error', at: '/admin/pos', shop: { 'GET /api/products': mute } },
  {
    says: 'The customer could not be created',
    at: '/admin/pos',
    shop: { 'POST /api/customers': mute },
    act: async () => {
      await screen.findByRole('button', { name: /^Turquoise ring/ });
      await press('New customer');
      fill('First name', 'Hala');
      fill('Last name', 'Samir');
      fill('Phone', '01012345678');
      await press('Add customer');
    },
  },
  // Pictures.
  {
    says: 'Upload failed',
    at: '/admin/products?new',
    shop: { 'POST /api/upload': mute },
    act: choosePicture,
  },
  {
    says: 'Failed to load image for cropping. Please try again.',
    at: '/admin/products?product=7',
    shop: {
      'GET /api/products/7': () => ({ body: { ...ring, images: ['https://other.example/a.png'] } }),
      'GET /api/proxy-image': mute,
    },
    act: () => press('Crop image 1'),
  },
  // The window of the shop.
  {
    says: 'Banner created successfully',
    at: '/admin/hero-widgets',
    shop: {
      'POST /api/upload': () => ({ body: { urls: ['/media/banner.webp'] } }),
      'POST /api/hero-widgets': () => ({ status: 201, body: aHeroWidget({ id: 4 }) }),
    },
    act: async () => {
      await choosePicture();
      await screen.findByRole('button', { name: 'Delete image 1' });
      await type('English title', 'Gold to hand down');
      await type('Arabic title', 'ذهب يُورَث');
      await press('Add the banner');
    },
  },
  {
    says: 'Collection updated successfully',
    at: '/admin/collections',
    shop: {
      'GET /api/collections': () => ({ body: [aCollection({ id: 2, nameEn: 'Rings' })] }),
      'PATCH /api/collections/2': () => ({ body: aCollection({ id: 2 }) }),
    },
    act: async () => {
      await press('Edit “Rings”');
      await type('English name', ' and bands');
      await press('Save collection');
    },
  },
  // Settings and messages.
  {
    says: 'Failed to update settings',
    at: '/admin/site-settings',
    shop: { 'PATCH /api/site-settings': mute },
    act: async () => {
      await type(/Mobile/, '0100');
      await press('Save');
    },
  },
  {
    says: 'Failed to generate preview',
    at: '/admin/gold-price',
    shop: { 'POST /api/telegram/preview-message': mute },
    act: () => press('Preview'),
  },
  {
    says: 'The message was sent to the channel',
    at: '/admin/gold-price',
    shop: { 'POST /api/telegram/send-message': () => ({ body: { success: true } }) },
    act: async () => {
      await press('Send to the channel');
      await inDialog('Send to the channel');
    },
  },
  // Files.
  { says: 'File preview loaded', at: '/admin/import-products', act: chooseCsv },
  ...(
    [
      ['Products imported', '/api/import/shopify', 'products-import', 'Import new products'],
      [
        'Products updated',
        '/api/import/shopify/update',
        'products-update',
        'Update existing products',
      ],
    ] as const
  ).map(([says, path, kind, button]) => ({
    says,
    at: '/admin/import-products',
    shop: importBoth(path, kind),
    act: async () => {
      await chooseCsv();
      await press(button);
    },
  })),
  {
    says: 'Failed to preview file',
    at: '/admin/import-products',
    shop: { 'POST /api/import/shopify/preview': mute },
    act: chooseCsv,
  },
  {
    says: 'Failed to import products',
    at: '/admin/import-products',
    shop: { 'POST /api/import/shopify': mute },
    act: async () => {
      await chooseCsv();
      await press('Import new products');
    },
  },
  {
    says: 'Failed to update products',
    at: '/admin/import-products',
    shop: { 'POST /api/import/shopify/update': mute },
    act: async () => {
      await chooseCsv();
      await press('Update existing products');
    },
  },
  {
    says: 'Please select a file to upload.',
    at: '/admin/import-customers',
    act: () => press('Upload'),
  },
  {
    says: 'File uploaded successfully.',
    at: '/admin/import-customers',
    shop: {
      'POST /api/import-customers': () => ({ status: 202, body: { ...job, kind: 'customers' } }),
    },
    act: async () => {
      await chooseCsv();
      await press('Upload');
    },
  },
  {
    says: 'Failed to upload file.',
    at: '/admin/import-customers',
    shop: { 'POST /api/import-customers': mute },
    act: async () => {
      await chooseCsv();
      await press('Upload');
    },
  },
  // Accounts.
  {
    says: 'User has been saved successfully',
    at: '/admin/users',
    shop: { 'POST /api/users': () => ({ status: 201, body: mariam }) },
    act: saveUser,
  },
  {
    says: 'Failed to save user',
    at: '/admin/users',
    shop: { 'POST /api/users': mute },
    act: saveUser,
  },
  {
    says: 'User status updated successfully',
    at: '/admin/users',
    shop: { 'PATCH /api/users/3': () => ({ body: mariam }) },
    act: () => turn('Mariam may sign in'),
  },
  {
    says: 'Failed to update user status',
    at: '/admin/users',
    shop: { 'PATCH /api/users/3': mute },
    act: () => turn('Mariam may sign in'),
  },
  {
    says: 'Admin status updated successfully',
    at: '/admin/users',
    shop: { 'PATCH /api/users/3': () => ({ body: mariam }) },
    act: () => turn('Mariam is an administrator'),
  },
  {
    says: 'Failed to update admin status',
    at: '/admin/users',
    shop: { 'PATCH /api/users/3': mute },
    act: () => turn('Mariam is an administrator'),
  },
  {
    says: 'Password has been updated successfully',
    at: '/admin/users',
    shop: { 'PATCH /api/users/3/password': () => ({ status: 204 }) },
    act: setPassword,
  },
  {
    says: 'Failed to update password',
    at: '/admin/users',
    shop: { 'PATCH /api/users/3/password': mute },
    act: setPassword,
  },
  // Orders.
  {
    says: 'Order deleted successfully',
    at: '/admin/orders',
    shop: { 'DELETE /api/orders/41': () => ({ status: 204 }) },
    act: async () => {
      await press('Delete order #41');
      await inDialog('Delete the order');
    },
  },
  {
    says: 'An unknown error occurred',
    at: '/admin/orders',
    shop: { 'DELETE /api/orders/41': mute },
    act: async () => {
      await press('Delete order #41');
      await inDialog('Delete the order');
    },
  },
];

test.each(promised)('"$says" is said at $at', async ({ says, at, shop, act }) => {
  fakeShop({ ...calmShop, ...shop });
  renderScreen(
    routes.flatMap(({ children = [] }) => children),
    { at },
  );
  await act?.();
  expect(await screen.findAllByText(says, { exact: false })).not.toEqual([]);
});

/** What takes more than a moment to hear, and the test in which it is heard. */
const saidElsewhere: readonly [says: string, test: string, as?: string][] = [
  ['Product created', 'web/src/admin/products/product-form.test.tsx'],
  ['Product updated', 'web/src/admin/products/product-form.test.tsx'],
  ['Tags updated', 'web/src/admin/products/products-screen.test.tsx'],
  ['Collection created successfully', 'web/src/admin/collections/collections-screen.test.tsx'],
  ['Collection deleted successfully', 'web/src/admin/collections/collections-screen.test.tsx'],
  ['Banner updated successfully', 'web/src/admin/hero-widgets/hero-widgets-screen.test.tsx'],
  ['Banner deleted successfully', 'web/src/admin/hero-widgets/hero-widgets-screen.test.tsx'],
  ['Settings updated successfully', 'web/src/admin/site-settings/site-settings-screen.test.tsx'],
  ['The gold price was updated', 'web/src/admin/gold-price/gold-price-screen.test.tsx'],
  ['Failed to upload images', 'web/src/admin/images/upload-failure.test.ts'],
  [
    'An error occurred while uploading the file.',
    'web/src/admin/import-customers/import-customers-screen.test.tsx',
  ],
  [
    'Failed to initialize canvas context',
    'infra/e2e/admin-troubles.test.ts',
    'تعذّرت تهيئة لوحة الرسم في المتصفح',
  ],
  [
    'Failed to crop image. Please try again.',
    'infra/e2e/admin-troubles.test.ts',
    'تعذّر قص الصورة. حاول مرة أخرى.',
  ],
  [
    'Failed to save cropped image. Please try again.',
    'infra/e2e/admin-troubles.test.ts',
    'تعذّر حفظ الصورة بعد القص. حاول مرة أخرى.',
  ],
  ['Customer created', 'infra/e2e/sale-journey.test.ts', 'تمت إضافة العميل'],
  ['Order submitted', 'infra/e2e/sale-journey.test.ts', 'تم البيع'],
];

test.each(saidElsewhere)('"%s" is provoked in %s', (says, file, as = says) => {
  expect(readFileSync(join(__dirname, '../../..', file), 'utf8')).toContain(as);
});

interface Refusable {
  readonly call: string;
  readonly at: string;
  readonly shop?: Answers;
  readonly act: () => Promise<void>;
}

/** A deed of each kind; what the shop says to it is told whole, under the word for an error. */
const refusable: readonly Refusable[] = [
  {
    call: 'DELETE /api/products/7',
    at: '/admin/products',
    act: async () => {
      await press('Actions for خاتم');
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    },
  },
  {
    call: 'DELETE /api/collections/2',
    at: '/admin/collections',
    shop: { 'GET /api/collections': () => ({ body: [aCollection({ id: 2, nameEn: 'Rings' })] }) },
    act: async () => {
      await press('Delete “Rings”');
      await inDialog('Delete the collection');
    },
  },
  {
    call: 'DELETE /api/hero-widgets/4',
    at: '/admin/hero-widgets',
    shop: { 'GET /api/hero-widgets': () => ({ body: [aHeroWidget({ id: 4, titleEn: 'Feast' })] }) },
    act: async () => {
      await press('Delete “Feast”');
      await inDialog('Delete the banner');
    },
  },
  {
    call: 'DELETE /api/orders/41',
    at: '/admin/orders',
    act: async () => {
      await press('Delete order #41');
      await inDialog('Delete the order');
    },
  },
  {
    call: 'PATCH /api/gold-price-settings',
    at: '/admin/gold-price',
    act: async () => {
      await screen.findByLabelText('21 karat, per gram');
      fill('21 karat, per gram', '4001');
      await press('Save the price');
    },
  },
  {
    call: 'POST /api/telegram-settings',
    at: '/admin/gold-price',
    act: async () => {
      await type('Channel', '2');
      await press('Save Telegram settings');
    },
  },
  {
    call: 'POST /api/import/shopify',
    at: '/admin/import-products',
    act: async () => {
      await chooseCsv();
      await press('Import new products');
    },
  },
];

test.each(refusable)('what is said to $call is told as an error', async (refusal) => {
  const { call, at, shop, act } = refusal;
  fakeShop({ ...calmShop, ...shop, [call]: refused });
  renderScreen(
    routes.flatMap(({ children = [] }) => children),
    { at },
  );
  await act();
  const notice = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(await notice.findByText('It is reserved')).toBeTruthy();
  expect(notice.getByText('Error')).toBeTruthy();
});
