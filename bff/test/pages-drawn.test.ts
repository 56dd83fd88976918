import { eventually } from '@dahab/testing/eventually.ts';
import { expect, test } from '@jest/globals';
import { aShop, builtPages, openPages } from './pages-shop.ts';

/** Draws the number of the order; not the listing, and of a piece it never comes back. */
const program = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ number, address, language, view }) => {
    if (address.startsWith('/product/')) while (true);
    if (address.startsWith('/products')) return parentPort.postMessage({ number, problem: 'no' });
    const who = view.find(({ of }) => of === 'user').value?.username ?? 'guest';
    const html = \`<p>\${number} \${address} \${language} \${who}</p>\`;
    parentPort.postMessage({ number, drawing: { html, styles: '<style>p{}</style>' } });
  });
`;

let now = 1;
const shop = aShop();
const { visit } = await openPages(shop, { WEB_DIST: builtPages(program) }, () => now);

const drawingIn = (html: string) => /<div id="root" data-drawn>(.*?)<\/div>/.exec(html)?.[1];

test('a page comes drawn and dressed, and its code can wait', async () => {
  const { html } = await eventually(async () => {
    const page = await visit('/collections?lang=en&from=mail');
    expect(drawingIn(page.html)).toMatch(/^<p>\d+ \/collections\?lang=en en guest<\/p>$/);
    return page;
  });
  expect(html).toContain('<style>p{}</style></head>');
  expect(html).toContain('<script type="later" src="/assets/index.js">');
  expect(html).not.toContain('modulepreload');
});

test('what is the same is drawn once, what changed is drawn anew', async () => {
  const first = drawingIn((await visit('/')).html);
  now += 1_001;
  expect(drawingIn((await visit('/?from=mail')).html)).toBe(first);
  shop.gold = { ...shop.gold, basePrice21k: 4_100 };
  now += 1_001;
  const second = drawingIn((await visit('/')).html);
  expect([second === undefined, second === first]).toEqual([false, false]);
});

test('that of a signed-in person is drawn for them alone', async () => {
  expect(drawingIn((await visit('/', { by: 'customer' })).html)).toContain('user-2');
  expect(drawingIn((await visit('/')).html)).toContain('guest');
});

test.each(['/products', '/auth', '/profile', '/admin/dashboard'])(
  '%s goes out for the browser to draw',
  async (path) => {
    const { status, html } = await visit(path);
    expect([status, html.includes('<div id="root"></div>')]).toEqual([200, true]);
    expect(html).toContain('<script type="module" src="/assets/index.js">');
  },
);

test('a drawing that never comes holds up neither its page nor those after it', async () => {
  const piece = await visit('/product/7');
  expect([piece.status, drawingIn(piece.html)]).toEqual([200, undefined]);
  const other = await visit('/collections/3');
  expect([other.status, other.title]).toEqual([200, expect.stringContaining('خواتم')]);
});
