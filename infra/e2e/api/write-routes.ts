import type { Endpoint } from '@dahab/protocol/endpoint.ts';
import { pathOf } from '@dahab/protocol/endpoint.ts';
import { routes } from '../../../bff/src/routes.ts';
import type { OpenShop } from './open-shop.ts';

/** A call that changes something, with an address that exists and a body that is right. */
export interface WriteRoute {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly sample: Readonly<Record<string, unknown>>;
}

/** What the samples below are about. */
interface Things {
  readonly productId: number;
  readonly collectionId: number;
  readonly widgetId: number;
  readonly userId: number;
  readonly customerId: number;
}

/** Every call of the front door that is no GET, on things of its own in this shop. */
export async function writeRoutes(shop: OpenShop): Promise<WriteRoute[]> {
  const things = await makeThings(shop);
  return routes
    .filter(({ endpoint }) => endpoint.method !== 'GET')
    .map(({ endpoint }) => {
      const name = `${endpoint.method} ${endpoint.path}`;
      return {
        name,
        endpoint,
        path: pathOf(endpoint.path, { id: idFor(endpoint.path, things), jobId: 1 }),
        sample: samplesOf(things)[name] ?? {},
      };
    });
}

async function makeThings({ admin }: OpenShop): Promise<Things> {
  const make = async (path: string, body: unknown): Promise<number> => {
    const answer = await admin.call('POST', path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.id as number;
  };
  const widget = new FormData();
  for (const [name, value] of Object.entries(aWidget)) widget.set(name, String(value));
  return {
    collectionId: await make('/api/collections', aCollection),
    productId: await make('/api/products', { ...aProduct, quantity: 100_000 }),
    widgetId: await make('/api/hero-widgets', widget),
    userId: await make('/api/users', aUser),
    customerId: await make('/api/customers', aCustomer),
  };
}

function idFor(path: string, things: Things): number {
  const owners: readonly [part: string, id: number][] = [
    ['/products', things.productId],
    ['/collections', things.collectionId],
    ['/hero-widgets', things.widgetId],
    ['/users', things.userId],
    ['/customers', things.customerId],
  ];
  return owners.find(([part]) => path.includes(part))?.[1] ?? 1;
}

const aProduct = {
  nameAr: 'خاتم سادة',
  name: 'Plain ring',
  descriptionAr: '<p>ذهب</p>',
  images: ['/media/ring.webp'],
  weight: 10,
  karat: 21,
  craftingCost: 100,
  marginPerGram: 50,
  quantity: 5,
  collectionId: null,
  isArchived: false,
  tags: ['خواتم'],
  barcode: '',
};

const aCollection = {
  nameEn: 'Rings',
  nameAr: 'خواتم',
  descriptionEn: 'All of them',
  descriptionAr: 'كلها',
  image: '/media/rings.webp',
  showInHomepage: true,
  homepageProductsCount: 4,
  homepageProductsMode: 'latest',
  selectedProductIds: [1],
};

const aWidget = {
  titleEn: 'Summer',
  titleAr: 'الصيف',
  descriptionEn: 'New',
  descriptionAr: 'جديد',
  imageUrl: '/media/summer.webp',
  linkUrl: '/collections',
  displayOrder: 1,
  isActive: true,
};

const aCustomer = {
  firstName: 'منى',
  lastName: 'عادل',
  phone: '+201001234567',
  email: 'mona@example.com',
};

const aUser = {
  email: 'clerk@example.com',
  name: 'A clerk',
  password: 'quite-a-long-password',
  isAdmin: false,
  isActive: true,
};

const aTelegram = {
  channelId: '-1001234567890',
  botToken: '',
  goldPriceApiKey: '',
  messageTemplate: '{k21}',
};

function samplesOf(things: Things): Readonly<Record<string, Record<string, unknown>>> {
  return {
    'POST /api/products': aProduct,
    'PATCH /api/products/:id': { ...aProduct, quantity: 100_000 },
    'POST /api/products/bulk-update-tags': { productIds: [things.productId], tags: ['جديد'] },
    'POST /api/collections': aCollection,
    'PATCH /api/collections/:id': aCollection,
    'POST /api/hero-widgets': aWidget,
    'PATCH /api/hero-widgets/:id': aWidget,
    'PATCH /api/site-settings': {
      websiteNameEn: 'Dahab',
      websiteNameAr: 'دهب',
      contactMobile: '0100',
      whatsappNumber: '0100',
      address: 'القاهرة',
      latitude: 30.04,
      longitude: 31.23,
      facebookUrl: 'https://facebook.com/dahab',
    },
    'POST /api/login': { username: 'nobody', password: 'not-a-password' },
    'POST /api/register': {
      username: 'mona',
      password: 'quite-a-long-password',
      firstName: 'منى',
      lastName: 'عادل',
      email: 'mona@example.com',
      phone: '01001234567',
      city: 'القاهرة',
    },
    'POST /api/users': { ...aUser, email: 'second@example.com' },
    'PATCH /api/users/:id': { isActive: true, isAdmin: false },
    'PATCH /api/users/:id/password': { password: 'another-long-password' },
    'POST /api/customers': { ...aCustomer, phone: '+201001234568', email: 'second@example.com' },
    'PATCH /api/customers/:id': { firstName: 'منى', phone: '+201001234567', city: 'القاهرة' },
    'PATCH /api/gold-price-settings': { basePrice21k: 4000, marginPerGram: 50 },
    'PUT /api/gold-price-settings/buying': { buyPrice21k: 3900 },
    'POST /api/telegram-settings': {
      ...aTelegram,
      channelIdNotifications: '',
      orderNotificationEnabled: false,
      orderNotificationTemplate: '{orderId}',
    },
    'POST /api/telegram/test-connection': { channelId: '-1001234567890' },
    'POST /api/telegram/preview-message': { ...aTelegram, price21k: 4000 },
    'POST /api/telegram/send-message': { ...aTelegram, price21k: 4000 },
    'POST /api/orders': {
      items: [{ id: things.productId, quantity: 1, price: 40_500 }],
      discount: 0,
      total: 40_500,
      customerId: things.customerId,
      tradeIns: [{ karat: 21, weight: 2.5, pricePerGram: 3_900 }],
      payments: [{ method: 'cash', amount: 30_750, tendered: 31_000 }],
    },
  };
}
