import { once } from 'node:events';
import type { Server } from 'node:http';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { eventually } from '@dahab/testing/eventually.ts';
import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { problemSchema } from '@dahab/protocol/problem.ts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Caller, guest, signCaller } from '../auth/internal-token.ts';
import { Conflict } from '../errors.ts';
import { listen, stopServer, urlOf } from '../http/listen.ts';
import { Reply, serve } from '../http/route.ts';
import { createServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';

const SECRET = 'a secret of at least thirty-two characters';
const admin: Caller = { kind: 'user', userId: 1, isAdmin: true, sessionId: 's1' };
const customer: Caller = { kind: 'user', userId: 2, isAdmin: false, sessionId: 's2' };

const named = { summary: 'A call of this test' } as const;
const oneFile = { fields: ['file'], most: 1, largestBytes: 1_000, types: [], required: true };
const greet = defineEndpoint({
  ...named,
  method: 'POST',
  path: '/api/greetings',
  access: 'admin',
  status: 201,
  body: z.object({ name: z.string({ error: 'Name is required' }).min(1, 'Name is required') }),
  response: z.object({ hello: z.string() }),
});
const rename = defineEndpoint({
  ...named,
  method: 'PATCH',
  path: '/api/names',
  access: 'public',
  body: z.object({ name: z.string().optional() }),
  response: z.object({ name: z.string().nullable() }),
});
const peek = defineEndpoint({ ...named, method: 'GET', path: '/api/peek', access: 'public' });
const clash = defineEndpoint({ ...named, method: 'POST', path: '/api/clash', access: 'public' });
const crash = defineEndpoint({ ...named, method: 'POST', path: '/api/crash', access: 'public' });
const inside = defineEndpoint({ ...named, method: 'GET', path: '/inside', access: 'service' });
const keep = defineEndpoint({
  ...named,
  method: 'POST',
  path: '/api/files',
  access: 'public',
  consumes: 'multipart',
  files: { ...oneFile, most: 2 },
  body: z.object({ title: z.string() }),
  response: z.object({ title: z.string(), sizes: z.array(z.number()), names: z.array(z.string()) }),
});

const store = defineEndpoint({
  ...named,
  method: 'POST',
  path: '/api/stored',
  access: 'public',
  consumes: 'multipart',
  files: oneFile,
});

const endless = defineEndpoint({ ...named, method: 'GET', path: '/endless', access: 'public' });
const broken = defineEndpoint({ ...named, method: 'GET', path: '/broken', access: 'public' });

function* repeating(text: string): Generator<string> {
  for (;;) yield text;
}

function* failing(text: string): Generator<string> {
  yield text;
  throw new Error('The disk is gone');
}

const logged: string[] = [];
const logLines = new Writable({
  write: (line, _encoding, done) => {
    logged.push(String(line));
    done();
  },
});

/** A store that is being opened while the file arrives. */
const storing = { arrived: () => {}, ready: Promise.resolve() };

async function sizeOf(stream: AsyncIterable<Buffer>): Promise<number> {
  let size = 0;
  for await (const chunk of stream) size += chunk.length;
  return size;
}

let server: Server;
let url: string;

beforeAll(async () => {
  const app = createServer(
    [
      serve(greet, async ({ body }) => ({ hello: body.name })),
      serve(rename, async ({ body }) => ({ name: body.name ?? null })),
      serve(peek, async () => null),
      serve(clash, async () => Promise.reject(new Conflict('Somebody was faster'))),
      serve(crash, async () => Promise.reject(new Error('secret detail at /etc/x'))),
      serve(inside, async () => null),
      serve(endless, async () => new Reply(Readable.from(repeating('x'.repeat(65_536))))),
      serve(broken, async () => new Reply(Readable.from(failing('x')))),
      serve(
        keep,
        async ({ body, files }) => ({
          title: body.title,
          sizes: files.map((file) => file.content as number),
          names: files.map((file) => file.filename),
        }),
        ({ stream }) => sizeOf(stream),
      ),
      serve(
        store,
        async () => null,
        async ({ stream }) => {
          storing.arrived();
          await storing.ready;
          return sizeOf(stream);
        },
      ),
    ],
    {
      tokenSecret: SECRET,
      log: createLog('test', 'warn', logLines),
      metrics: createMetrics('test'),
      before: [],
    },
  );
  server = await listen(app, '127.0.0.1', 0);
  url = urlOf(server);
});
afterAll(() => stopServer(server));

async function send(
  path: string,
  init: RequestInit & { as?: Caller } = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const headers = new Headers(init.headers);
  if (init.as) headers.set('authorization', `Bearer ${signCaller(init.as, SECRET)}`);
  const response = await fetch(url + path, { ...init, headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

const postJson = (path: string, body: string, as: Caller = admin): ReturnType<typeof send> =>
  send(path, { method: 'POST', body, as, headers: { 'content-type': 'application/json' } });

describe('who may call', () => {
  test('without a token, or with a forged or expired one, nobody', async () => {
    expect((await send('/api/peek')).status).toBe(401);
    const forged = signCaller(admin, `${SECRET} but another`);
    expect(
      (await send('/api/peek', { headers: { authorization: `Bearer ${forged}` } })).status,
    ).toBe(401);
    const none = 'eyJhbGciOiJub25lIn0.eyJjYWxsZXIiOnsia2luZCI6Imd1ZXN0In19.';
    expect((await send('/api/peek', { headers: { authorization: `Bearer ${none}` } })).status).toBe(
      401,
    );
  });

  test.each([
    ['guest', guest, 401],
    ['customer', customer, 403],
    ['admin', admin, 201],
    ['another service', { kind: 'service', service: 'orders' } as const, 201],
  ])('an admin call made by a %s', async (_who, caller, status) => {
    expect((await postJson('/api/greetings', '{"name":"Mona"}', caller)).status).toBe(status);
  });

  test('inside calls are for services only', async () => {
    expect((await send('/inside', { as: admin })).status).toBe(403);
    expect((await send('/inside', { as: { kind: 'service', service: 'bff' } })).status).toBe(200);
  });

  test('whether one may is told before the body is read', async () => {
    expect((await postJson('/api/greetings', 'not json', guest)).status).toBe(401);
    expect((await postJson('/api/greetings', 'not json', customer)).status).toBe(403);
  });
});

describe('bodies that cannot be taken', () => {
  const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
  test.each([
    ['not JSON', 'not json', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a missing field', '{}', 400],
    ['a wrong type', '{"name":7}', 400],
    ['a NUL byte', String.raw`{"name":"a\u0000b"}`, 400],
    ['half a surrogate pair', String.raw`{"name":"\ud800"}`, 400],
    ['a key that reaches for the prototype', '{"name":"a","__proto__":{"isAdmin":true}}', 400],
    ['nesting without end', `{"name":"a","more":${deep}}`, 400],
    ['more than 1 MB', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('%s', async (_what, body, status) => {
    const answer = await postJson('/api/greetings', body);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(answer.body).error).toBe(problemSchema.parse(answer.body).message);
  });

  test('null where nothing has to be sent; no body at all is fine there', async () => {
    const headers = { 'content-type': 'application/json' };
    const asNull = await send('/api/names', {
      method: 'PATCH',
      body: 'null',
      as: guest,
      headers,
    });
    expect(asNull.status).toBe(400);
    const asNothing = await send('/api/names', { method: 'PATCH', as: guest });
    expect(asNothing).toMatchObject({ status: 200, body: { name: null } });
  });

  test('a body that does not say its type is read as JSON, not passed over', async () => {
    const untyped = (text: string) =>
      send('/api/names', { method: 'PATCH', body: Buffer.from(text), as: guest });
    expect(await untyped('{"name":"Mona"}')).toMatchObject({ status: 200, body: { name: 'Mona' } });
    expect((await untyped('name=Mona')).status).toBe(400);
  });

  test("the first issue's sentence is the message, and each issue names its field", async () => {
    const { body } = await postJson('/api/greetings', '{"name":""}');
    expect(body).toMatchObject({
      message: 'Name is required',
      issues: [{ path: 'name', message: 'Name is required' }],
    });
  });

  test('another media type', async () => {
    const answer = await send('/api/greetings', {
      method: 'POST',
      body: 'name=Mona',
      as: admin,
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(415);
  });
});

describe('answers', () => {
  test('an unknown path is 404 and a wrong method 405 with what is allowed, both as JSON', async () => {
    expect((await send('/api/nothing', { as: admin })).status).toBe(404);
    const wrong = await send('/api/greetings', { method: 'DELETE', as: admin });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('POST');
    problemSchema.parse(wrong.body);
  });

  test('a thrown sentence arrives with its status', async () => {
    const answer = await send('/api/clash', { method: 'POST', as: guest });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Somebody was faster' } });
  });

  test('what everybody may read is not sent again to who has it', async () => {
    const first = await send('/api/peek', { as: guest });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await send('/api/peek', { as: guest, headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, body: null });
    const other = await send('/api/peek', { as: guest, headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('what broke on our side stays with us', async () => {
    const answer = await send('/api/crash', { method: 'POST', as: guest });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('/etc/x');
  });

  test('a sane request id comes back, any other is replaced', async () => {
    const given = await send('/api/peek', { as: guest, headers: { 'x-request-id': 'till-7.abc' } });
    expect(given.headers.get('x-request-id')).toBe('till-7.abc');
    const strange = await send('/api/peek', { as: guest, headers: { 'x-request-id': 'a b"c' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('streams', () => {
  const begin = async (path: string): Promise<IncomingMessage> => {
    const token = `Bearer ${signCaller(guest, SECRET)}`;
    const request = httpRequest(url + path, { headers: { authorization: token } }).end();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };

  test('that nobody wants to the end are no fault in the log, those that break are', async () => {
    const left = await begin('/endless');
    left.destroy();
    const cutOff = await begin('/broken');
    cutOff.resume();
    await once(cutOff, 'error');
    await eventually(async () => expect(logged.join()).toContain('The disk is gone'));
    expect(logged.join()).not.toContain('/endless');
  });
});

describe('uploads', () => {
  const form = (...files: [field: string, name: string, bytes: number][]): FormData => {
    const data = new FormData();
    data.set('title', 'خاتم');
    for (const [field, name, bytes] of files) {
      data.append(field, new Blob(['x'.repeat(bytes)]), name);
    }
    return data;
  };
  const upload = (body: FormData): ReturnType<typeof send> =>
    send('/api/files', { method: 'POST', body, as: guest });

  test('text and files arrive together, Arabic names whole', async () => {
    const answer = await upload(form(['file', 'صورة.png', 10], ['file', 'b.png', 1_000]));
    expect(answer.body).toEqual({
      title: 'خاتم',
      sizes: [10, 1_000],
      names: ['صورة.png', 'b.png'],
    });
  });

  test.each([
    ['too large a file', form(['file', 'a', 1_001]), 413],
    ['too many files', form(['file', 'a', 1], ['file', 'b', 1], ['file', 'c', 1]), 400],
    ['a file where none is taken', form(['title', 'a', 1]), 400],
    ['a missing field', new FormData(), 400],
  ])('%s is refused', async (_what, body, status) => {
    expect((await upload(body)).status).toBe(status);
  });

  const beginOf = (path: string): ClientRequest => {
    const request = httpRequest(url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${signCaller(guest, SECRET)}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '5000',
      },
    });
    request.once('error', () => undefined);
    request.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxxx');
    return request;
  };

  test('a form that was cut off is refused and the server goes on', async () => {
    const request = beginOf('/api/files');
    await new Promise((resolve) => request.write('yyy', resolve));
    request.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    expect((await upload(form(['file', 'a', 1]))).status).toBe(200);
  });

  test('a form that is cut off before its file is read does not end the process', async () => {
    const arrived = new Promise<void>((resolve) => (storing.arrived = resolve));
    storing.ready = new Promise<void>((resolve) => {
      server.once('connection', (socket) => socket.once('close', () => setImmediate(resolve)));
    });
    const request = beginOf('/api/stored');
    await arrived;
    request.destroy();
    await storing.ready;
    expect((await upload(form(['file', 'a', 1]))).status).toBe(200);
  });
});
