import type { RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { type Guard, publicOnly } from '../src/media/guarded-request.ts';
import { isPublicAddress } from '../src/media/public-address.ts';
import { fetchRemotePicture } from '../src/media/remote-picture.ts';
import { aPicture } from './pictures.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

/** Counts who connects, on the IPv4 and the IPv6 side of this machine, and never answers. */
async function aSilentListener(host: string): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server: Server = createTcpServer((socket: Socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, host);
  await once(server, 'listening');
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => connections,
  };
}

const inside = await aSilentListener('::');
afterEach(() => expect(inside.connections()).toBe(0));
const at = `:${inside.port}`;

const ipv4 = `127.0.0.1 127.1 127.0.1 127.255.255.254 0 0.0.0.0 0.0.0.1 2130706433 017700000001
  0x7f000001 0x7f.0.0.1 0177.0.0.1 0x7f.1 0177.1 127.0.0.1. 127.000.000.001 0x7F.0x0.0x0.0x1
  10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.1.255 3232235777 0xc0a80001
  169.254.169.254 169.254.170.2 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.0.1
  100.64.0.1 100.100.100.200 100.127.255.254 192.0.0.1 192.0.0.170 192.0.2.1 198.18.0.1 198.19.255.255
  198.51.100.7 203.0.113.7 192.88.99.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
  １２７.０.０.１ ①②⑦.⓪.⓪.①`.split(/\s+/);

const ipv6 = `::1 :: 0:0:0:0:0:0:0:1 0000:0000:0000:0000:0000:0000:0000:0001 ::127.0.0.1 ::7f00:1
  ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:0:127.0.0.1
  64:ff9b::127.0.0.1 64:ff9b::7f00:1 64:ff9b::10.0.0.1 64:ff9b:1::127.0.0.1 64:ff9b:1::a00:1
  fe80::1 febf::1 fec0::1 fc00::1 fd00::1 fd00:ec2::254 ff02::1 ff05::2 ff0e::1 100::1
  2001:db8::1 2001::1 2001:0:7f00:1::1 2001:10::1 2001:20::1 2002:7f00:1::1 2002:a00:1::1
  2002:c0a8:1::1 3fff::1 5f00::1 4000::1`.split(/\s+/);

const names = `localhost LOCALHOST localhost. foo.localhost ip6-localhost`.split(' ');

const otherwise = [
  `http://user@127.0.0.1${at}/`,
  `http://8.8.8.8@127.0.0.1${at}/`,
  `http://8.8.8.8:80@127.0.0.1${at}/`,
  `http://example.com%00@127.0.0.1${at}/`,
  `http://127.0.0.1${at}#@example.com/`,
  `http://127.0.0.1${at}?@example.com/`,
  `http://127.0.0.1${at}\\@example.com/`,
  `http:127.0.0.1${at}`,
  `http:/127.0.0.1${at}/`,
  `http:\\\\127.0.0.1${at}\\`,
  `http://127.0.0.1${at}/media/${'0'.repeat(64)}.webp/../../x`,
  `//127.0.0.1${at}/`,
  `\thttp://127.0.0.1${at}/`,
  `ht\ntp://127.0.0.1${at}/`,
  `http://127。0。0。1${at}/`,
  `http://127%2e0%2e0%2e1${at}/`,
  `http://[::1%25lo]${at}/`,
  'http://127.0.0.1:22/',
  'http://127.0.0.1:99999/',
  'http://',
  'http://[',
  'http://256.256.256.256/',
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  `ftp://127.0.0.1${at}/x.png`,
  `gopher://127.0.0.1${at}/_GET`,
  `dict://127.0.0.1${at}/`,
  `ws://127.0.0.1${at}/`,
  `blob:http://127.0.0.1${at}/x`,
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'jar:http://127.0.0.1!/',
  `unix:/tmp/sock:http://127.0.0.1/`,
  '/media/../../etc/passwd',
  '\u0000',
  ' ',
];

const addresses = [
  ...ipv4.flatMap((host) => `http://${host}${at}/x.png`),
  ...ipv6.flatMap((host) => `http://[${host}]${at}/x.png`),
  ...names.map((host) => `http://${host}${at}/x.png`),
  `https://127.0.0.1${at}/x.png`,
  `https://[::1]${at}/x.png`,
  ...otherwise,
];

test('there are more than a hundred ways to say it', () => {
  expect(new Set(addresses).size).toBeGreaterThan(100);
});

test.each(addresses)('nobody is asked for %j', async (url) => {
  const path = `/api/proxy-image?url=${encodeURIComponent(url)}`;
  const { status, body } = await shop.admin.get(path);
  expect(status).toBe(400);
  expect(body.message).not.toMatch(/ECONN|ENOTFOUND|127\.|node:|\bat /);
});

/** The last address of every list is a public one, which looks as if all were well. */
test.each([...ipv4.filter((host) => /^\d+(\.\d+){3}$/.test(host)), ...ipv6])(
  'a name that leads to %s is not asked, alone or beside a public address',
  async (address) => {
    const found = { address, family: address.includes(':') ? 6 : 4 };
    for (const others of [[], [{ address: '8.8.8.8', family: 4 }]]) {
      const lookUp: Guard['lookup'] = (_name, _options, callback) =>
        callback(null, [...others, found]);
      const guard = { ...publicOnly, lookup: lookUp };
      await expect(
        fetchRemotePicture(`http://pictures.example${at}/x.png`, { guard }),
      ).rejects.toMatchObject({ status: 400, code: 'forbidden-address' });
    }
  },
);

/** This machine's one IPv4 address, for once taken for a public site; the rest stays forbidden. */
const oneSite: Guard = {
  ...publicOnly,
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
};

let answerNow: RequestListener = (_request, response) => void response.end();
const server = await listen((...call) => answerNow(...call), '127.0.0.1', 0);
afterAll(() => {
  server.closeAllConnections();
  return stopServer(server);
});

/** The one site that is asked, which answers like this from now on. */
function aSite(answer: RequestListener): string {
  answerNow = answer;
  return urlOf(server);
}

const picture = await aPicture(40, 30).png().toBuffer();

test.each([301, 302, 303, 307, 308])('a redirect (%i) inside is not followed', async (status) => {
  const targets = [
    `http://[::1]${at}/`,
    `http://localhost.${at}/`,
    `//[::1]${at}/`,
    'file:///etc/passwd',
  ];
  for (const location of targets) {
    const site = aSite((_request, response) => response.writeHead(status, { location }).end());
    await expect(fetchRemotePicture(site, { guard: oneSite })).rejects.toMatchObject({
      status: 400,
    });
  }
});

test('a name that points elsewhere at the second look is checked again', async () => {
  const site = aSite((request, response) => {
    if (request.url === '/')
      response.writeHead(302, { location: `http://rebinding.example${at}/x` });
    response.end();
  });
  let looks = 0;
  const lookUp: Guard['lookup'] = (_name, _options, callback) => {
    looks += 1;
    callback(null, [{ address: looks === 1 ? '127.0.0.1' : '::1', family: looks === 1 ? 4 : 6 }]);
  };
  const first = new URL(site);
  first.hostname = 'rebinding.example';
  await expect(
    fetchRemotePicture(first.href, { guard: { ...oneSite, lookup: lookUp } }),
  ).rejects.toMatchObject({ code: 'forbidden-address' });
  expect(looks).toBe(2);
});

/** One byte at a time, for ever. */
const dripping: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  const drip = setInterval(() => response.write(picture.subarray(0, 1)), 20);
  response.on('close', () => clearInterval(drip));
};

const silent: RequestListener = () => undefined;

const most = 10 * 1024 * 1024;
const bomb = gzipSync(Buffer.concat([picture, Buffer.alloc(100_000_000)]));

test.each<[string, RequestListener, object]>([
  ['drips', dripping, { status: 400, message: 'The other site takes too long' }],
  ['never answers', silent, { status: 400, message: 'The other site takes too long' }],
  [
    'promises more than it sends',
    (_request, response) => {
      response.writeHead(200, { 'content-length': picture.length + 100 });
      response.write(picture, () => response.destroy());
    },
    { status: 400, message: 'The other site cannot be reached' },
  ],
  [
    'says that it is too large',
    (_request, response) => response.writeHead(200, { 'content-length': most + 1 }).flushHeaders(),
    { status: 413 },
  ],
  [
    'is too large without saying so',
    (_request, response) => void response.end(Buffer.concat([picture, Buffer.alloc(most)])),
    { status: 413 },
  ],
  [
    'sends a packed bomb',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
        .end(bomb),
    { status: 415 },
  ],
  ['sends nothing', (_request, response) => void response.end(), { status: 415 }],
  [
    'calls a page a picture',
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'),
    { status: 415 },
  ],
  [
    'sends an SVG',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg onload="alert(1)"/>'),
    { status: 415 },
  ],
  [
    'is no web server',
    (request) => void request.socket.end('220 mail.example ESMTP\r\n'),
    { status: 400, message: 'The other site cannot be reached' },
  ],
  [
    'asks for a password',
    (_request, response) => void response.writeHead(401).end(),
    { status: 400 },
  ],
  ['breaks', (_request, response) => void response.writeHead(500).end('secret'), { status: 400 }],
  [
    'redirects to nowhere',
    (_request, response) => void response.writeHead(302).end(),
    { status: 400 },
  ],
  [
    'redirects to no address',
    (_request, response) => void response.writeHead(302, { location: 'http://[' }).end(),
    { status: 400 },
  ],
])('a site that %s is refused', async (_what, answer, refusal) => {
  const site = aSite(answer);
  // Only who is to take too long is not waited for.
  const longestMs = [dripping, silent].includes(answer) ? 500 : 20_000;
  await expect(fetchRemotePicture(site, { guard: oneSite, longestMs })).rejects.toMatchObject(
    refusal,
  );
});
