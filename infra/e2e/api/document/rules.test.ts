import { type Endpoint, pathOf } from '@dahab/protocol/endpoint.ts';
import { shopClient } from '@dahab/testing/shop-client.ts';
import { describe, expect, test } from '@jest/globals';
import { routes } from '../../../../bff/src/routes.ts';
import { openShop } from '../open-shop.ts';
import { cookieOf, fromElsewhere, rawCaller } from '../raw-call.ts';

/** The rules for every call, from the door: section 1 of what was settled. */
const shop = await openShop();
const guest = await shopClient(shop.url);
const { call } = shop.admin;
const adminCookie = await cookieOf(shop.url, shop.admin);
const made = await call('POST', '/api/products', {
  nameAr: 'خاتم',
  weight: '4.25',
  karat: '18',
  craftingCost: '٣٥٠٫٥',
  marginPerGram: '',
  quantity: '3',
});
const collection = await call('POST', '/api/collections', { nameEn: 'Rings', nameAr: 'خواتم' });
const picture = new FormData();
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
picture.set('images', new Blob([Buffer.from(PIXEL, 'base64')]), 'a.png');
const uploaded = await call('POST', '/api/upload', picture);

describe('what is sent', () => {
  test('may be numeric text, and is answered as numbers', () => {
    expect(made).toMatchObject({
      status: 201,
      body: { weight: 4.25, karat: 18, craftingCost: 350.5, marginPerGram: null, quantity: 3 },
    });
  });

  test('has defaults where the shop has them', async () => {
    const { body } = await call('POST', '/api/products', { nameAr: 'سلسلة', weight: 1 });
    expect(body).toMatchObject({
      karat: 21,
      quantity: 1,
      craftingCost: 0,
      marginPerGram: null,
      isArchived: false,
      tags: [],
      images: [],
    });
    expect(collection.body).toMatchObject({
      showInHomepage: false,
      homepageProductsCount: 4,
      homepageProductsMode: 'latest',
      selectedProductIds: [],
    });
  });

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('in a form is a boolean as %s', async (text, isActive) => {
    const form = new FormData();
    const fields = { titleEn: 'A', titleAr: 'أ', imageUrl: '/a.webp', displayOrder: '2' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('isActive', text);
    const answer = await call('POST', '/api/hero-widgets', form);
    expect(answer).toMatchObject({ status: 201, body: { isActive, displayOrder: 2 } });
  });

  test.each([
    ['/api/products?page=-1'],
    ['/api/products?page=0'],
    ['/api/products?page=1e99'],
    ['/api/products?limit=501'],
    ['/api/products?archived=perhaps'],
    ['/api/products?karat=22'],
    ['/api/products/2147483648'],
    ['/api/products/0'],
    ['/api/products/-1'],
    ['/api/products/1.5'],
    ['/api/products/ring'],
    ['/api/products/%00'],
    ['/api/products/%E0%A4%A'],
    ['/api/products/search?q=%00'],
    ['/api/collections/99999999999/products'],
  ])('absurdly is refused: %s', async (path) => {
    expect(await guest('GET', path)).toMatchObject({ status: 400 });
  });

  test('as a page past the end is an empty page', async () => {
    const { status, body } = await guest('GET', '/api/products?page=1000000');
    expect([status, body.products, body.total]).toEqual([200, [], 2]);
  });
});

describe('a refusal', () => {
  test('names each issue, its first one as the message', async () => {
    const { body } = await call('POST', '/api/products', { nameAr: '', weight: 0, karat: 1 });
    expect(body.message).toBe(body.issues[0].message);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'nameAr',
      'weight',
      'karat',
    ]);
  });

  test.each(['POST', 'GET', 'DELETE'])('of an unknown address is JSON: %s', async (method) => {
    const answer = await guest(method, '/api/no/such/thing');
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  test('comes for more than 1 MB, and for another media type', async () => {
    const large = { nameAr: 'x'.repeat(1024 * 1024), weight: 1 };
    expect((await call('POST', '/api/products', large)).status).toBe(413);
    const text = { 'content-type': 'text/plain' };
    expect((await call('POST', '/api/products', { nameAr: 'x' }, text)).status).toBe(415);
    expect((await call('POST', '/api/upload', {})).status).toBe(415);
  });
});

describe('the request id', () => {
  test.each(['till-7.abc', 'a', 'b9ff1e0f-31a0-4f1e-8df7-3b8b6d0b1a55'])(
    'of a caller is kept: %s',
    async (id) => {
      const answer = await guest('GET', '/api/products/999999', undefined, { 'x-request-id': id });
      expect([answer.headers.get('x-request-id'), answer.body.requestId]).toEqual([id, id]);
    },
  );

  test.each(['a b', '"quoted"', 'x'.repeat(300), '<b>', '{}'])(
    'that is no name is replaced: %s',
    async (id) => {
      const { headers } = await guest('GET', '/api/products', undefined, { 'x-request-id': id });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    },
  );
});

describe('other sites', () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  const unsafe = routes.filter(({ endpoint }) => endpoint.method !== 'GET');
  test.each(unsafe)('may not send $endpoint.method $endpoint.path', async ({ endpoint }) => {
    const path = pathOf(endpoint.path, { id: 1 });
    const send = (headers: Record<string, string>): Promise<{ status: number; text: string }> =>
      rawCaller(shop.url, adminCookie)({ method: endpoint.method, path, headers });
    for (const headers of foreign) {
      const { status, text } = await send(headers);
      expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'cross-site' }]);
    }
  });
});

describe('the session cookie', () => {
  const login = async (headers: Record<string, string> = {}): Promise<string> => {
    const { username, password } = shop.admin;
    const answer = await guest('POST', '/api/login', { username, password }, headers);
    return answer.headers.get('set-cookie') ?? '';
  };

  test('is for the browser alone, for this site, and for HTTPS where there is one', async () => {
    const plain = (await login()).split('; ');
    expect(plain).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(plain).not.toContain('Secure');
    expect((await login({ 'x-forwarded-proto': 'https' })).split('; ')).toContain('Secure');
  });
});

describe('what everybody may read', () => {
  const kept = routes
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, access, produces }) =>
        method === 'GET' && access === 'public' && produces !== 'text/event-stream',
    );

  const pathFor = ({ path }: Endpoint): string => {
    if (path.startsWith('/media')) return uploaded.body.urls[0] as string;
    return pathOf(path, { id: path.includes('collections') ? collection.body.id : made.body.id });
  };

  test.each(kept)(
    '$path has a strong tag, and is not sent again to who has it',
    async (endpoint) => {
      const ask = rawCaller(shop.url);
      const path = pathFor(endpoint);
      const first = await ask({ method: 'GET', path });
      const etag = first.headers.get('etag') ?? '';
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[^"]+"$/)]);
      const again = await ask({ method: 'GET', path, headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );
});

describe('too many', () => {
  test('failures to sign in are 429, and say how long to wait', async () => {
    const place = fromElsewhere();
    const fail = () => guest('POST', '/api/login', { username: 'nobody', password: 'x' }, place);
    for (let count = 0; count < 10; count += 1) {
      expect(await fail()).toMatchObject({
        status: 401,
        body: { message: 'Invalid username or password' },
      });
    }
    const refused = await fail();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
