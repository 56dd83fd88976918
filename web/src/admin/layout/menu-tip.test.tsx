import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { fakeShop } from '../../testing/fake-shop.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MenuTip, MenuTips } from './menu-tip.tsx';

afterEach(cleanup);

async function showWay(text: string | null): Promise<HTMLElement> {
  fakeShop({});
  const tip = (
    <MenuTips>
      <MenuTip text={text}>
        <a href="/admin/orders">◇</a>
      </MenuTip>
    </MenuTips>
  );
  renderScreen([{ path: '*', element: tip }], { at: '/admin/orders' });
  const way = await screen.findByRole('link', { name: '◇' });
  act(() => way.focus());
  return way;
}

test('the keyboard hears and sees what a way with only an icon is called', async () => {
  const way = await showWay('Orders');
  expect(screen.getByRole('tooltip').textContent).toBe('Orders');
  expect(way.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('where the words stand there is no tip', async () => {
  await showWay(null);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
