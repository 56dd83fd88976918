import { type Route, serve } from '@dahab/chassis/http/route.ts';
import {
  type DeadMessage,
  getServiceState,
  listDeadMessages,
  redriveDeadMessages,
  type ServiceState,
} from '@dahab/chassis/messaging/operations.ts';
import { getImportState } from '@dahab/importer/contract/import-state.ts';
import { listDeliveries } from '@dahab/notifier/contract/messages.ts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openFrontDoor } from './front-door.ts';

const state: ServiceState = {
  release: '1.2.3',
  startedAt: '2026-01-01T10:00:00.000Z',
  unpublished: 2,
  oldestUnpublished: 40,
  waiting: 1,
  oldestWaiting: 3,
  dead: 4,
};

function aMessage(messageId: string, receivedAt: string): DeadMessage {
  return {
    messageId,
    name: 'orders.order-placed',
    version: 1,
    reason: 'It did not work',
    attempts: 10,
    receivedAt,
    requestId: 'request-1',
    payload: { orderId: 1 },
    raw: null,
    canRedrive: true,
  };
}

const imports = { queued: 2, running: 1, failed: 0, stalledSeconds: 7 };

const asked: string[] = [];
beforeEach(() => void (asked.length = 0));

function operations(name: string, messages: DeadMessage[]): Route[] {
  return [
    serve(getServiceState, async () => state),
    serve(listDeadMessages, async () => ({ messages, total: messages.length })),
    serve(redriveDeadMessages, async ({ body }) => {
      asked.push(`${name} ${body.messageId ?? 'all'}`);
      return { redriven: messages.length };
    }),
  ];
}

const id = 'b1a7f0f4-5b9e-4d0e-8a3e-0f6f4f1f2a10';
const door = await openFrontDoor({
  catalog: operations('catalog', [aMessage(id, '2026-01-01T10:00:00.000Z')]),
  importer: [...operations('importer', []), serve(getImportState, async () => imports)],
  notifier: [
    ...operations('notifier', [aMessage(id, '2026-01-02T10:00:00.000Z')]),
    serve(listDeliveries, async ({ query: { page, limit, status } }) => {
      const total =
        new Map([
          ['failed', 3],
          ['uncertain', 1],
        ]).get(status ?? '') ?? 0;
      return { deliveries: [], total, page, limit, totalPages: total };
    }),
  ],
});

async function ask(path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const answer = await door.send(path, {
    by: 'admin',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('what was given up', () => {
  test('is listed from all services, newest first, with those that could not be asked', async () => {
    const { body } = await ask('/api/dead-messages');

    expect(body).toMatchObject({
      total: 2,
      messages: [{ service: 'notifier' }, { service: 'catalog' }],
      unreachable: ['orders', 'identity', 'pricing'],
    });
  });

  test.each([
    ['one message', { service: 'catalog', messageId: id }, [`catalog ${id}`], 1],
    ['all of a service', { service: 'catalog' }, ['catalog all'], 1],
    ['all there are', {}, ['catalog all', 'importer all', 'notifier all'], 2],
  ])('is handled again: %s', async (_what, sent, heard, redriven) => {
    const { status, body } = await ask('/api/dead-messages/redrive', sent);

    expect([status, body]).toMatchObject([200, { redriven }]);
    expect(asked.toSorted()).toEqual(heard);
  });

  test.each([{ messageId: id }, { service: 'kitchen' }, { service: 'catalog', messageId: 'x' }])(
    'is not guessed: %j is refused',
    async (sent) => {
      expect((await ask('/api/dead-messages/redrive', sent)).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test('cannot be handled again by a service that is away', async () => {
    expect((await ask('/api/dead-messages/redrive', { service: 'orders' })).status).toBe(503);
  });
});

test('the status says what is ready, what is not, and what waits', async () => {
  const { status, body } = await ask('/api/status');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    frontDoor: { state: 'ready', down: [], release: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    deliveries: { queued: 0, failed: 3, uncertain: 1 },
    imports,
    services: expect.arrayContaining([
      expect.objectContaining({ service: 'catalog', details: state }),
      { service: 'orders', state: 'unreachable', down: [], details: null },
    ]),
  });
});

test.each(['guest', 'customer'] as const)('a %s learns nothing of it', async (by) => {
  for (const path of ['/api/status', '/api/dead-messages']) {
    expect((await door.send(path, { by })).status).toBe(by === 'guest' ? 401 : 403);
  }
});
