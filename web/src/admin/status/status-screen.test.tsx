import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeadMessage, ServiceStatus, ShopStatus } from '../../api/operations.ts';
import { aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const startedAt = '2026-05-31T10:00:00.000Z';

const catalog: ServiceStatus = {
  service: 'catalog',
  state: 'not-ready',
  down: ['cache'],
  details: {
    release: '1.2.3',
    startedAt,
    unpublished: 2,
    oldestUnpublished: 150,
    waiting: 0,
    oldestWaiting: 0,
    dead: 1,
  },
};
const imports: ShopStatus['imports'] = { queued: 0, running: 1, failed: 2, stalledSeconds: 0 };
const orders: ServiceStatus = { service: 'orders', state: 'unreachable', down: [], details: null };
const message: DeadMessage = {
  service: 'catalog',
  messageId: 'b1a7f0f4-5b9e-4d0e-8a3e-0f6f4f1f2a10',
  name: 'orders.order-placed',
  version: 1,
  reason: 'It did not work',
  attempts: 10,
  receivedAt: startedAt,
  requestId: 'request-1',
  payload: { orderId: 12 },
  raw: null,
  canRedrive: true,
};

function shopOf(messages: DeadMessage[], redrive = () => ({ status: 200, body: {} as unknown })) {
  return fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/status': () => ({
      body: {
        checkedAt: startedAt,
        frontDoor: { state: 'ready', down: [], release: '1.2.3', startedAt },
        services: [catalog, orders],
        deliveries: { queued: 0, failed: 2, uncertain: 0 },
        imports,
      },
    }),
    'GET /api/dead-messages': () => ({
      body: { messages, total: messages.length, unreachable: [] },
    }),
    'POST /api/dead-messages/redrive': redrive,
  });
}

async function rowOf(name: string): Promise<HTMLElement> {
  return (await screen.findByRole('cell', { name })).closest('tr') as HTMLElement;
}

test('every part says how it stands and what waits in it', async () => {
  shopOf([]);
  renderScreen(routes, { at: '/admin/status' });

  const row = await rowOf('Products and stock');
  expect(row.textContent).toContain('Not ready');
  expect(row.textContent).toContain('Does not answer: cache');
  expect(row.textContent).toContain('2 (for 2 minutes)');
  expect((await rowOf('Sales')).textContent).toContain('Unreachable');
  const failed = screen.getByRole('link', { name: /^2 messages failed/ });
  expect(failed.getAttribute('href')).toBe('/admin/gold-price?status=failed');
});

test('the imports say what runs, and what failed leads to who did it', async () => {
  shopOf([]);
  renderScreen(routes, { at: '/admin/status' });

  expect(await screen.findByText('One import is running')).toBeTruthy();
  const failed = screen.getByRole('link', { name: /^2 imports failed in the last 24 hours/ });
  expect(failed.getAttribute('href')).toBe('/admin/activity?kind=import');
  expect(screen.queryByText(/has stood still/)).toBeNull();
});

test('a message that was given up is looked at and tried again', async () => {
  const calls = shopOf([message], () => ({ status: 200, body: { redriven: 1, unreachable: [] } }));
  renderScreen(routes, { at: '/admin/status' });

  await userEvent.click(await screen.findByRole('button', { name: /^Details of orders/ }));
  const dialog = screen.getByRole('dialog', { name: 'orders.order-placed' });
  expect(within(dialog).getByText(/"orderId": 12/)).toBeTruthy();
  expect(within(dialog).getByText('request-1')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('One message is being tried again')).not.toEqual([]);
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    service: 'catalog',
    messageId: message.messageId,
  });
});

test('a try that fails says so', async () => {
  shopOf([message], () => ({ status: 503, body: problem('No service is reachable right now') }));
  renderScreen(routes, { at: '/admin/status' });

  const [again] = await screen.findAllByRole('button', { name: /^Try again what was given up/ });
  await userEvent.click(again as HTMLElement);
  expect(await screen.findAllByText('They could not be tried again')).not.toEqual([]);
});
