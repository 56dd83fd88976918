import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { serve } from '@dahab/chassis/http/route.ts';
import { createCustomer } from '@dahab/identity/contract/customers.ts';
import { importProductFile } from '@dahab/importer/contract/product-import.ts';
import { getGoldPriceSettings, setGoldPriceSettings } from '@dahab/pricing/contract/gold-price.ts';
import { SESSION_COOKIE } from '@dahab/identity/contract/sessions.ts';
import { openFrontDoor, tokens } from './front-door.ts';

const heard: Record<string, unknown>[] = [];
const door = await openFrontDoor({
  pricing: [
    serve(getGoldPriceSettings, async ({ caller, request }) => {
      heard.push({ caller, headers: request.headers });
      return { basePrice21k: 4000, marginPerGram: 50, updatedAt: null };
    }),
    serve(setGoldPriceSettings, async ({ body, caller, request }) => {
      heard.push({ caller, headers: request.headers });
      return { ...body, updatedAt: null };
    }),
  ],
});

/** The whole answer to lines as they are; `host` and `connection` are added. */
async function sendRaw(url: string, [first, ...lines]: string[]): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write([first, `host: ${host}`, 'connection: close', ...lines].join('\r\n'));
  return text(socket);
}

const scraperToken = 'a-scraper-token-of-this-test';
const scraped = await openFrontDoor({}, { METRICS_TOKEN: scraperToken });

describe('what a service hears', () => {
  test('is who calls, as the front door found, and nothing that the client claims', async () => {
    await door.send('/api/gold-price-settings', {
      by: 'admin',
      headers: {
        authorization: 'Bearer forged',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-real-ip': '6.6.6.6',
        'x-request-id': 'page-load.1',
      },
    });
    const { caller, headers } = heard.at(-1) as {
      caller: unknown;
      headers: Record<string, string>;
    };
    expect(caller).toEqual({ kind: 'user', userId: 1, isAdmin: true, sessionId: 'a' });
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': 'page-load.1',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-real-ip');
  });
});

describe('requests that come raw', () => {
  const json = 'content-type: application/json';

  test('with `Expect` are handed on in the caller’s name too', async () => {
    const body = '{"basePrice21k":1,"marginPerGram":1}';
    const answer = await sendRaw(door.url, [
      'PATCH /api/gold-price-settings HTTP/1.1',
      `cookie: ${SESSION_COOKIE}=${tokens.admin}`,
      'expect: 100-continue',
      'authorization: Bearer forged',
      'x-forwarded-for: 6.6.6.6',
      json,
      `content-length: ${body.length}`,
      '',
      body,
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
    expect(heard.at(-1)).toMatchObject({
      caller: { userId: 1, isAdmin: true },
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    expect(heard.at(-1)?.['headers']).not.toHaveProperty('cookie');
  });

  test('cannot hide another request behind a DELETE', async () => {
    const hidden = 'GET /api/gold-price-settings HTTP/1.1\r\nhost: x\r\n\r\n';
    const answer = await sendRaw(door.url, [
      'DELETE /api/orders/1 HTTP/1.1',
      `cookie: ${SESSION_COOKIE}=${tokens.admin}`,
      'transfer-encoding: chunked',
      '',
      `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('other sites', () => {
  const post = (headers: Record<string, string>): Promise<Response> =>
    door.send(createCustomer.path, { method: 'POST', by: 'admin', headers });

  test('may not act in the visitor’s name', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('while the shop’s own pages may', async () => {
    expect((await post({ origin: door.url, 'sec-fetch-site': 'same-origin' })).status).toBe(404);
  });
});

describe('addresses', () => {
  test('unknown ones under /api are 404 as JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await door.send('/api/nothing/here', { method });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    }
  });

  test('known ones with another method are 405, naming what is allowed', async () => {
    const answer = await door.send('/api/gold-price-settings', { method: 'PUT' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PATCH']);
  });

  test('inside calls are not to be had from outside', async () => {
    const answer = await door.send('/internal/stats', { by: 'admin' });
    expect(answer.status).toBe(404);
  });

  test('screens take no other method, in the words of every other refusal', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await door.send('/products', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
    }
  });

  test('public answers say how to ask for them again', async () => {
    const first = await door.send('/api/gold-price-settings');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await door.send('/api/gold-price-settings', {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  test('health may be asked for without its words', async () => {
    expect((await door.send('/healthz', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a service that is down', () => {
  test('is 503 as JSON that says when to try again, at once', async () => {
    const answer = await door.send('/api/products');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  test('is named by readyz', async () => {
    const answer = await door.send('/readyz');
    expect(answer.status).toBe(503);
    const { down } = (await answer.json()) as { down: string[] };
    expect(down).toContain('catalog');
  });

  test('takes no door out of the row: asked about itself alone, it is ready', async () => {
    expect((await door.send('/readyz?only=staying,bus,cache')).status).toBe(200);
    const answer = await door.send('/readyz?only=staying,unheard-of,constructor');
    expect(await answer.json()).toMatchObject({ down: ['unheard-of', 'constructor'] });
  });

  test('an upload to it ends in an answer, not in a hang', async () => {
    const body = new FormData();
    body.set('file', new Blob(['x'.repeat(2_000_000)]), 'big.csv');
    const answer = await door.send(importProductFile.path, { method: 'POST', body, by: 'admin' });
    expect(answer.status).toBe(503);
  });
});

describe('operators’ figures', () => {
  test('are closed to visitors and open to admins', async () => {
    expect((await door.send('/metrics')).status).toBe(401);
    expect((await door.send('/metrics', { by: 'customer' })).status).toBe(403);
    expect((await door.send('/metrics', { by: 'admin' })).status).toBe(200);
  });

  test('open to a scraper that shows the token', async () => {
    const show = (authorization: string): Promise<Response> =>
      scraped.send('/metrics', { headers: { authorization } });
    expect((await show(`Bearer ${scraperToken}`)).status).toBe(200);
    expect((await show('Bearer something-else-entirely')).status).toBe(401);
  });
});
