import type { RequestListener } from 'node:http';
import { listen, stopServer, urlOf } from '@dahab/chassis/http/listen.ts';
import { afterAll, expect, test } from '@jest/globals';
import { publicOnly } from '../src/media/guarded-request.ts';
import { isPublicAddress } from '../src/media/public-address.ts';
import { fetchRemotePicture } from '../src/media/remote-picture.ts';
import { aPicture } from './pictures.ts';
import { openShop } from './shop.ts';

const shop = await openShop();

/** A site of somebody else, and what it was asked for. */
async function aSite(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const record: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  };
  const server = await listen(record, '127.0.0.1', 0);
  afterAll(() => {
    server.closeAllConnections();
    return stopServer(server);
  });
  return { url: urlOf(server), asked };
}

const secret = await aSite((_request, response) => response.end('internal'));
const secretPort = new URL(secret.url).port;
const secretUrl = `http://[::ffff:127.0.0.1]:${secretPort}/`;

test.each([
  `http://127.0.0.1:${secretPort}/`,
  `http://localhost:${secretPort}/`,
  `http://[::1]:${secretPort}/`,
  `http://[::ffff:127.0.0.1]:${secretPort}/`,
  `http://2130706433:${secretPort}/`,
  `http://0x7f.1:${secretPort}/`,
  `http://0:${secretPort}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://[64:ff9b::7f00:1]/',
  'http://user:pass@example.com/x.png',
  'file:///etc/passwd',
  'ftp://example.com/x.png',
  'gopher://127.0.0.1/',
  '/etc/passwd',
  'not an address',
])('%s is never fetched', async (url) => {
  const answer = await shop.admin.get(`/api/proxy-image?url=${encodeURIComponent(url)}`);
  expect(answer.status).toBe(400);
  expect(secret.asked).toEqual([]);
});

/** This machine, for once taken for a public site; the rest stays forbidden. */
const guard = {
  ...publicOnly,
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
};

const picture = await aPicture().jpeg().toBuffer();

const site = await aSite((request, response) => {
  const answers: Record<string, () => unknown> = {
    '/picture': () => response.writeHead(200, { 'content-type': 'text/html' }).end(picture),
    '/moved': () => response.writeHead(302, { location: '/picture' }).end(),
    '/inside': () => response.writeHead(302, { location: secretUrl }).end(),
    '/loop': () => response.writeHead(302, { location: '/loop' }).end(),
    '/page': () => response.end('<html>'),
    '/large': () => response.end(Buffer.alloc(10 * 1024 * 1024 + 1)),
    '/gone': () => response.writeHead(404).end(),
    '/slow': () => response.write(picture.subarray(0, 10)),
  };
  answers[request.url ?? '']?.();
});

function fetchFromSite(path: string, more: Partial<typeof guard> = {}) {
  return fetchRemotePicture(`${site.url}${path}`, {
    guard: { ...guard, ...more },
    longestMs: path === '/slow' ? 500 : 20_000,
  });
}

test('a picture of another site comes as what its content says', async () => {
  expect(await fetchFromSite('/moved')).toEqual({
    body: picture,
    size: picture.length,
    contentType: 'image/jpeg',
  });
});

test('a redirect into our own network is not followed', async () => {
  await expect(fetchFromSite('/inside')).rejects.toMatchObject({
    status: 400,
    code: 'forbidden-address',
  });
  expect(secret.asked).toEqual([]);
});

test('a name that leads into our own network besides a public address is not asked', async () => {
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.2', family: 4 },
  ];
  const lookup: typeof guard.lookup = (_name, _options, callback) => callback(null, addresses);
  const url = `http://pictures.example:${new URL(site.url).port}/picture`;
  await expect(fetchRemotePicture(url, { guard: { ...guard, lookup } })).rejects.toMatchObject({
    code: 'forbidden-address',
  });
  addresses.pop();
  expect((await fetchRemotePicture(url, { guard: { ...guard, lookup } })).size).toBe(
    picture.length,
  );
});

test.each([
  ['/page', 415, 'There is no picture at this address'],
  ['/large', 413, 'The picture is larger than 10485760 bytes'],
  ['/gone', 400, 'The other site answers with status 404'],
  ['/loop', 400, 'The other site redirects too often'],
  ['/slow', 400, 'The other site takes too long'],
])('%s is refused with %i: %s', async (path, status, message) => {
  await expect(fetchFromSite(path)).rejects.toMatchObject({ status, message });
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::1', true],
  ['127.0.0.1', false],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['255.255.255.255', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['2002:7f00:1::', false],
  ['2001:0:1::', false],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
