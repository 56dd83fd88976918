import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { aCollection, aProduct, aShop, openPages } from './pages-shop.ts';

const evil = `</script><script>alert(1)</script><!--"'&\u2028\u202Eكلام`;
const shop = aShop();
shop.site = { ...shop.site, websiteNameEn: `Mizan ${evil}`, address: evil };
shop.collections = [aCollection({ nameAr: evil, nameEn: evil, descriptionEn: evil })];
shop.products = [
  aProduct({ name: evil, descriptionAr: '<p>&lt;script&gt;x()&lt;/script&gt;</p>' }),
  aProduct({ id: 9, nameAr: 'قطعة مؤرشفة', isArchived: true }),
];
const { door, visit } = await openPages(shop);
const known = await openPages(aShop(), { PUBLIC_URL: 'https://shop.example/' });
const proxied = await openPages(aShop(), { TRUSTED_PROXIES: '1' });

describe('names that people chose', () => {
  test.each([
    '/',
    '/product/7?lang=en',
    '/collections/3?lang=en',
    '/products?lang=en',
    `/products?q=${encodeURIComponent(evil)}`,
  ])('end or begin nothing in %s', async (path) => {
    const { html } = await visit(path);
    // The page's own: its inline script, its module, its data, what it says to machines.
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(html).not.toMatch(/alert\(1\)[^\\&]*</);
    expect(html).not.toContain('<!--');
    expect(html).not.toContain('x()</');
    expect(html.slice(0, html.indexOf('<body>'))).not.toContain('\u202e');
  });

  test('come to the screen as they were written', async () => {
    const page = await visit('/product/7');
    expect(page.brought('product')).toEqual(shop.products[0]);
  });
});

describe('the policy of a page', () => {
  test('admits the script that stands in it by its hash, and no other', async () => {
    const { headers } = await visit('/');
    const hash = createHash('sha256').update('first()').digest('base64');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('the host that a request names', () => {
  const ask = (url: string, path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request(url + path, { headers }, (answer) => {
        void text(answer).then((body) => resolve({ status: answer.statusCode, body }));
      })
        .on('error', reject)
        .end();
    });

  test.each(['a"onload="x', 'evil.example/path', 'a b', '<b>', '.', 'x@y'])(
    '%s is refused',
    async (host) => {
      const answer = await ask(door.url, '/', { host });
      expect([answer.status, answer.body.includes('<html')]).toEqual([400, false]);
    },
  );

  test('changes nothing where the shop knows its own', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const path of ['/', '/product/7', '/sitemap.xml', '/robots.txt']) {
      const { body } = await ask(known.door.url, path, headers);
      expect(body).toContain('https://shop.example/');
      expect(body).not.toContain('evil.example');
    }
  });

  test('by a header that anyone can send is believed of proxies of ours only', async () => {
    const headers = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
    const through = await ask(proxied.door.url, '/', headers);
    expect(through.body).toContain('rel="canonical" href="https://shop.example/"');
    const direct = await ask(door.url, '/', headers);
    expect(direct.body).not.toContain('shop.example');
  });
});

describe('what only some may see', () => {
  test('an archived piece is not there for guests and customers', async () => {
    for (const by of ['guest', 'customer'] as const) {
      const page = await visit('/product/9', { by });
      expect([page.status, page.html.includes('مؤرشفة')]).toEqual([404, false]);
    }
  });

  test('it is not written into the page of an admin either, who asks for it alone', async () => {
    const page = await visit('/product/9', { by: 'admin' });
    expect([page.status, page.html.includes('مؤرشفة')]).toEqual([200, false]);
  });

  test('the page of a signed-in person brings their account, and is kept nowhere', async () => {
    const page = await visit('/', { by: 'customer' });
    expect(page.brought('user')).toMatchObject({ id: 2, isAdmin: false });
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('etag')).toBeNull();
  });

  test('that of a guest says that nobody is signed in, and is asked for again each time', async () => {
    const page = await visit('/');
    expect(page.brought('user')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.headers.get('vary')).toMatch(/Cookie/);
  });
});
