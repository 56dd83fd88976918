import { defineEndpoint } from '@dahab/protocol/endpoint.ts';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Caller } from '../auth/internal-token.ts';
import { currentActor, currentRequestId, runInContext } from '../context.ts';
import { ShopError, Unavailable } from '../errors.ts';
import type { CallService } from '../http/client.ts';
import { readBodyText } from '../http/json-text.ts';
import { Reply, type Route, serve, serveUnread } from '../http/route.ts';

const named = { summary: 'A call of this test' } as const;
const describeCall = defineEndpoint({
  ...named,
  method: 'GET',
  path: '/internal/things/:id',
  access: 'public',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ page: z.coerce.number().int(), word: z.string().optional() }),
  response: z.unknown(),
});
const keep = defineEndpoint({
  ...named,
  method: 'POST',
  path: '/internal/kept',
  access: 'service',
  status: 201,
  body: z.object({ name: z.string('Name is required'), rest: z.unknown() }),
  response: z.object({ kept: z.unknown() }),
});
const forAdmins = defineEndpoint({ ...named, method: 'GET', path: '/admins', access: 'admin' });
const refuse = defineEndpoint({ ...named, method: 'POST', path: '/refuse', access: 'service' });
const crash = defineEndpoint({ ...named, method: 'POST', path: '/crash', access: 'service' });
const hang = defineEndpoint({ ...named, method: 'POST', path: '/hang', access: 'service' });
const lie = defineEndpoint({
  ...named,
  method: 'GET',
  path: '/lie',
  access: 'service',
  response: z.object({ promised: z.string() }),
});
const leave = defineEndpoint({
  ...named,
  method: 'DELETE',
  path: '/leave',
  access: 'service',
  status: 204,
});
const keyed = defineEndpoint({
  ...named,
  method: 'POST',
  path: '/keyed',
  access: 'service',
  requestHeaders: { 'Idempotency-Key': 'The same key again is the same deed' },
  response: z.object({ key: z.string().nullable() }),
});
const bodyOfElsewhere = z.object({ name: z.string('Name is required') });
const workElsewhere = defineEndpoint({
  ...named,
  method: 'PUT',
  path: '/internal/elsewhere/:id',
  access: 'service',
  params: z.object({ id: z.coerce.number().int() }),
  body: bodyOfElsewhere,
  response: z.object({ sent: z.string(), name: z.string() }),
});
const absent = defineEndpoint({ ...named, method: 'GET', path: '/absent', access: 'service' });

const shelf = { held: [{ number: 1 }] };

/** What the suite calls: served by `catalog`. */
export const routesToCall: readonly Route[] = [
  serve(describeCall, async ({ params, query, caller }) => {
    const context = { requestId: currentRequestId(), actor: currentActor() };
    return { params, query, caller, ...context, at: new Date(0), nothing: undefined };
  }),
  serve(keep, async ({ body }) => {
    if (body.name === 'shelf') return { kept: shelf };
    (body.rest as { changed?: boolean }).changed = true;
    return { kept: body.rest };
  }),
  serve(forAdmins, async () => null),
  serve(refuse, async () => {
    const issues = [{ path: 'lines.0', message: 'Sold out' }];
    throw new ShopError(409, 'insufficient-stock', 'Sold out', { issues });
  }),
  serve(crash, async () => Promise.reject(new Error('secret detail at /etc/x'))),
  serve(hang, () => new Promise<never>(() => undefined)),
  serve(lie, async () => ({ told: 'otherwise' }) as never),
  serveUnread(workElsewhere, async ({ body }) => ({
    sent: body,
    ...readBodyText(bodyOfElsewhere, body),
  })),
  serve(leave, async () => new Reply(null)),
  serve(keyed, async ({ request }) => ({ key: request.get('idempotency-key') ?? null })),
];

/** What every way of calling another service promises; `call` is pricing's, catalog is there. */
export function testCalls(call: CallService): void {
  const mona: Caller = { kind: 'user', userId: 7, isAdmin: false, sessionId: 's', name: 'منى' };

  test('arguments arrive checked, and the answer as its JSON', async () => {
    const asked = { params: { id: 7 }, query: { page: 2, word: undefined } };

    const answer = await runInContext({ requestId: 'request-1' }, () =>
      call('catalog', describeCall, { ...asked, caller: mona }),
    );

    expect(answer).toEqual({
      params: { id: 7 },
      query: { page: 2 },
      caller: mona,
      requestId: 'request-1',
      actor: { kind: 'user', id: 7, name: 'منى' },
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  test('without a caller it is made in the own name', async () => {
    const answer = await call('catalog', describeCall, { params: { id: 7 }, query: { page: 1 } });

    expect(answer).toMatchObject({ caller: { kind: 'service', service: 'pricing' } });
  });

  test('what is sent is not shared with who gets it', async () => {
    const rest = { changed: false };

    const answer = await call('catalog', keep, { body: { name: 'a', rest } });

    expect([rest, answer]).toEqual([{ changed: false }, { kept: { changed: true } }]);
  });

  test('what is answered is not shared with who asked', async () => {
    const asked = { body: { name: 'shelf', rest: null } };
    const { kept } = await call('catalog', keep, asked);
    (kept as typeof shelf).held.push({ number: 2 });

    expect(await call('catalog', keep, asked)).toEqual({ kept: { held: [{ number: 1 }] } });
  });

  test.each([
    ['a wrong argument', { params: { id: 1.5 }, query: { page: 1 } }],
    ['text that no column can hold', { params: { id: 1 }, query: { page: 1, word: 'a\0b' } }],
  ])('%s is refused', async (_what, asked) => {
    await expect(call('catalog', describeCall, asked)).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    [undefined, 'Name is required'],
    [{}, 'Name is required'],
    [[], 'Send a JSON object'],
    [{ name: '\uD800', rest: null }, 'Text contains characters that cannot be stored'],
  ])('the body %j is refused: %s', async (body, message) => {
    const calling = [
      call('catalog', keep, { body: body as never }),
      call('catalog', workElsewhere, { params: { id: 1 }, body: body as never }),
    ];
    for (const one of calling) {
      await expect(one).rejects.toMatchObject({ status: 400, message });
    }
  });

  test('a body that is worked on elsewhere arrives as it was sent', async () => {
    const body = { name: 'منى' };
    const answer = await call('catalog', workElsewhere, { params: { id: 1 }, body });
    expect(answer).toEqual({ sent: JSON.stringify(body), ...body });
  });

  test('a body that is text already arrives as that text', async () => {
    const asked = { params: { id: 1 }, bodyText: '{ "name" : "منى" }' };
    const answer = await call('catalog', workElsewhere, asked);
    expect(answer).toEqual({ sent: asked.bodyText, name: 'منى' });
    const kept = await call('catalog', keep, { bodyText: '{ "name": "shelf", "rest": null }' });
    expect(kept).toEqual({ kept: { held: [{ number: 1 }] } });
  });

  test.each([
    ['{"name":', 'The body is not valid JSON'],
    ['[]', 'Send a JSON object'],
    ['{}', 'Name is required'],
  ])('the body %j that is text already is refused: %s', async (bodyText, message) => {
    const calling = [
      call('catalog', keep, { bodyText }),
      call('catalog', workElsewhere, { params: { id: 1 }, bodyText }),
    ];
    for (const one of calling) {
      await expect(one).rejects.toMatchObject({ status: 400, message });
    }
  });

  test('a body of more than a mebibyte is refused', async () => {
    const body = { name: 'long', rest: 'x'.repeat(1_048_576) };
    await expect(call('catalog', keep, { body })).rejects.toMatchObject({ status: 413 });
    for (const sent of [{ body }, { bodyText: JSON.stringify(body) }]) {
      const elsewhere = call('catalog', workElsewhere, { params: { id: 1 }, ...sent });
      await expect(elsewhere).rejects.toMatchObject({ status: 413 });
    }
  });

  test.each([
    ['a guest', { kind: 'guest' }, 401],
    ['a customer', mona, 403],
  ] as const)('%s may not do what admins do', async (_who, caller, status) => {
    await expect(call('catalog', forAdmins, { caller })).rejects.toMatchObject({ status });
  });

  test('what is for services is for no user', async () => {
    await expect(call('catalog', leave, { caller: mona })).rejects.toMatchObject({ status: 403 });
  });

  test('a refusal is thrown as it was, with its fields', async () => {
    await expect(call('catalog', refuse)).rejects.toMatchObject({
      status: 409,
      code: 'insufficient-stock',
      message: 'Sold out',
      issues: [{ path: 'lines.0', message: 'Sold out' }],
    });
  });

  test('what broke there is told without its details', async () => {
    const error: unknown = await call('catalog', crash).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Unavailable);
    expect(String((error as Error).cause)).not.toContain('/etc/x');
  });

  test('who does not answer in time counts as not reachable', async () => {
    const calling = call('catalog', hang, { timeoutMs: 50 });
    await expect(calling).rejects.toThrow('The catalog service is not reachable right now');
  });

  test('an answer that is none of its kind is not taken', async () => {
    await expect(call('catalog', lie)).rejects.toThrow(z.ZodError);
  });

  test('nothing comes back from what answers nothing', async () => {
    expect(await call('catalog', leave)).toBeNull();
  });

  test('a key arrives with the call that takes one', async () => {
    expect(await call('catalog', keyed, { idempotencyKey: 'key-1' })).toEqual({ key: 'key-1' });
  });

  test('what nobody serves is not found', async () => {
    await expect(call('catalog', absent)).rejects.toMatchObject({ status: 404 });
  });

  test('a service that is not there is not reachable', async () => {
    await expect(call('identity', leave)).rejects.toBeInstanceOf(Unavailable);
  });
}
