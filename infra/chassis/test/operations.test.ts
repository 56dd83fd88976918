import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineEvent } from '@dahab/protocol/event.ts';
import { eventually } from '@dahab/testing/eventually.ts';
import { admin, neighbour } from '@dahab/testing/test-client.ts';
import { startTestService } from '@dahab/testing/test-service.ts';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { chassisConfigSchema } from '../config.ts';
import { on, Undeliverable } from '../messaging/consumer.ts';
import { insertReceived } from '../messaging/inbox-store.ts';
import { unreadableRow } from '../messaging/inbox-rows.ts';
import { defineService } from '../service.ts';

const noMigrations = mkdtempSync(join(tmpdir(), 'dahab-migrations-'));
afterAll(() => rmSync(noMigrations, { recursive: true }));

const told = defineEvent({
  name: 'orders.told',
  version: 1,
  summary: 'Something, for tests',
  heardBy: ['pricing'],
  payload: z.looseObject({ number: z.number() }),
});
let isBroken = true;
const handled: number[] = [];
const service = await startTestService(
  defineService({
    name: 'pricing',
    config: chassisConfigSchema,
    migrations: pathToFileURL(`${noMigrations}/`),
    build: () => ({
      routes: [],
      consumers: [
        on(told, async (_trx, { number }) => {
          if (isBroken) throw new Undeliverable('redis://:pass@cache does not answer');
          handled.push(number);
        }),
      ],
    }),
  }),
);
const operator = service.as(neighbour);
const list = async () => (await operator.get('/internal/dead-messages')).body;
const redrive = async (body: object = {}) =>
  (await operator.post('/internal/dead-messages/redrive', body)).body;

async function give(number: number, more: object = {}): Promise<void> {
  await service.tell(told, { number, ...more });
  await eventually(async () =>
    expect((await list()).messages).toContainEqual(
      expect.objectContaining({ payload: expect.objectContaining({ number }) }),
    ),
  );
}

beforeEach(async () => {
  isBroken = true;
  handled.length = 0;
  await service.db('inbox').delete();
});

test('what was given up is listed with its reason, and without secrets', async () => {
  await give(1, { botToken: '123', note: { text: '12345678:AAE-abcdefghijklmnopqrstuvwxyz' } });

  expect(await list()).toEqual({
    total: 1,
    messages: [
      expect.objectContaining({
        name: 'orders.told',
        version: 1,
        reason: 'redis://[secret]cache does not answer',
        payload: { number: 1, botToken: '••••', note: { text: '[secret]' } },
        canRedrive: true,
      }),
    ],
  });
});

test('one is handled again when it is asked for, and then the rest', async () => {
  await give(1);
  await give(2);
  const { messages } = await list();
  const first = messages.find((one: { payload: { number: number } }) => one.payload.number === 1);
  isBroken = false;

  expect(await redrive({ messageId: first.messageId })).toEqual({ redriven: 1 });
  await eventually(() => expect(handled).toEqual([1]));
  expect(await redrive()).toEqual({ redriven: 1 });
  await eventually(() => expect(handled).toEqual([1, 2]));
  expect(await list()).toEqual({ total: 0, messages: [] });
});

test('what cannot be read is shown as its text, and cannot be handled', async () => {
  await insertReceived(service.db, [unreadableRow('no event of ours', new Date())]);

  expect((await list()).messages).toMatchObject([{ raw: 'no event of ours', canRedrive: false }]);
  expect(await redrive()).toEqual({ redriven: 0 });
});

test('the state counts what waits and what was given up', async () => {
  await give(1);

  expect((await operator.get('/internal/state')).body).toMatchObject({
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
    dead: 1,
    waiting: 0,
    unpublished: 0,
  });
});

test('nobody but the shop’s own parts may ask', async () => {
  const asAdmin = service.as(admin);
  expect((await asAdmin.get('/internal/state')).status).toBe(403);
  expect((await asAdmin.get('/internal/dead-messages')).status).toBe(403);
  expect((await asAdmin.post('/internal/dead-messages/redrive', {})).status).toBe(403);
});
