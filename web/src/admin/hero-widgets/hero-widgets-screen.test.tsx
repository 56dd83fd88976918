import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHeroWidget, aUser } from '../../testing/builders.ts';
import { fakeShop, problem } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminRoutes } from '../routes.tsx';

afterEach(cleanup);

const routes = [{ path: '/admin/*', element: <AdminRoutes /> }];
const gold = aHeroWidget({ id: 4, titleEn: 'Gold to hand down', displayOrder: 1 });
const bride = aHeroWidget({ id: 5, titleEn: 'The bridal set', displayOrder: 2 });

function open(answers: Parameters<typeof fakeShop>[0] = {}) {
  const calls = fakeShop({
    'GET /api/user': () => ({ body: aUser({ isAdmin: true }) }),
    'GET /api/hero-widgets': () => ({ body: [gold, bride] }),
    ...answers,
  });
  return { calls, ...renderScreen(routes, { at: '/admin/hero-widgets' }) };
}

function linesOf(calls: ReturnType<typeof fakeShop>, call: string): string[] {
  const body = calls.findLast((one) => one.call === call)?.body;
  return String(body).split('\n').toSorted();
}

test('a banner without picture and titles is not sent', async () => {
  const { calls } = open();
  const order = await screen.findByRole('textbox', { name: 'Display order' });
  await userEvent.clear(order);
  await userEvent.type(order, '-1');
  await userEvent.click(screen.getByRole('button', { name: 'Add the banner' }));
  expect(await screen.findByText('Image is required')).toBeTruthy();
  expect(screen.getByText('English title is required')).toBeTruthy();
  expect(screen.getByText('Arabic title is required')).toBeTruthy();
  expect(screen.getByText('Display order must be non-negative')).toBeTruthy();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('a change sends only what was changed, an emptied link too', async () => {
  const { calls } = open({
    'GET /api/hero-widgets': () => ({ body: [{ ...gold, linkUrl: '/products' }] }),
    'PATCH /api/hero-widgets/4': () => ({ body: gold }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Gold to hand down”' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.clear(dialog.getByRole('textbox', { name: /Link/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'English title' }), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save banner' }));
  expect(await screen.findAllByText('Banner updated successfully')).not.toEqual([]);
  expect(linesOf(calls, 'PATCH /api/hero-widgets/4')).toEqual([
    'linkUrl=',
    'titleEn=Gold to hand down!',
  ]);
});

test('what the shop refuses stands at its field', async () => {
  open({
    'PATCH /api/hero-widgets/4': () => ({
      status: 400,
      body: problem('Invalid link URL', [{ path: 'linkUrl', message: 'Invalid link URL' }]),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit “Gold to hand down”' }));
  const link = within(screen.getByRole('dialog')).getByRole('textbox', { name: /Link/ });
  await userEvent.type(link, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Save banner' }));
  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'));
});

test('a banner is hidden at once and shown again by the toast', async () => {
  const { calls } = open({ 'PATCH /api/hero-widgets/5': () => ({ body: bride }) });
  await userEvent.click(await screen.findByRole('switch', { name: '“The bridal set” is shown' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    const changes = calls.filter(({ call }) => call === 'PATCH /api/hero-widgets/5');
    expect(changes.map(({ body }) => body)).toEqual(['isActive=false', 'isActive=true']);
  });
});

test('banners change places at once, and their numbers with them', async () => {
  let widgets = [gold, bride];
  const take = (id: number) => (body: unknown) => {
    const displayOrder = Number(String(body).split('=')[1]);
    const renumbered = { ...(id === gold.id ? gold : bride), displayOrder };
    const others = widgets.filter((widget) => widget.id !== id);
    widgets = [...others, renumbered].toSorted((a, b) => a.displayOrder - b.displayOrder);
    return { body: renumbered };
  };
  open({
    'GET /api/hero-widgets': () => ({ body: widgets }),
    'PATCH /api/hero-widgets/4': take(4),
    'PATCH /api/hero-widgets/5': take(5),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Move “The bridal set” up' }));
  const titles = () =>
    screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(titles()).toEqual(['The bridal set', 'Gold to hand down']);
  expect(await screen.findAllByText('Order of the banners updated')).not.toEqual([]);
  expect(widgets.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
    [5, 1],
    [4, 2],
  ]);
  expect(titles()).toEqual(['The bridal set', 'Gold to hand down']);
});

test('an order that the shop refuses is taken back and says why', async () => {
  open({ 'PATCH /api/hero-widgets/5': () => ({ status: 409, body: problem('Not today') }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Move “The bridal set” up' }));
  expect(await screen.findByText('Not today')).toBeTruthy();
  const first = screen.getAllByRole('article')[0];
  expect(first?.getAttribute('aria-label')).toBe('Gold to hand down');
});

test('deleting names the banner', async () => {
  const { calls } = open({ 'DELETE /api/hero-widgets/4': () => ({ status: 204 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Gold to hand down”' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Gold to hand down”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the banner' }));
  expect(await screen.findAllByText('Banner deleted successfully')).not.toEqual([]);
  expect(calls.map(({ call }) => call)).toContain('DELETE /api/hero-widgets/4');
});

test('the preview shows both languages as they are typed', async () => {
  open();
  const figure = (await screen.findByText('In English')).closest('figure');
  expect(figure?.textContent).toContain('Title of the banner');
  await userEvent.type(screen.getByRole('textbox', { name: 'English title' }), 'Eid');
  expect(figure?.textContent).toContain('Eid');
});
