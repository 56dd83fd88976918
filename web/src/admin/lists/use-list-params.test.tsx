import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { waitPatiently } from '../../testing/wait-patiently.ts';
import { useListParams } from './use-list-params.ts';
import { useListSearch } from './use-list-search.ts';

waitPatiently();
afterEach(cleanup);

function List() {
  const params = useListParams();
  const { page, read, change } = params;
  const { typed, setTyped } = useListSearch(params);
  return (
    <>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="/">The whole list</Link>
      <button onClick={() => change({ kind: 'order' })}>A chip</button>
      <button onClick={() => change({ actor: '3' })}>A choice</button>
      <output>{`${read('kind')} ${read('actor')} ${page}${useLocation().search}`}</output>
    </>
  );
}

const show = (at: string) => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [at] })}
    />,
  );
  const press = (name: string) => screen.getByText(name).click();
  return { press, said: () => screen.getByRole('status').textContent };
};

test('two filters changed in the same moment are both kept', async () => {
  const { press, said } = show('/');
  await act(async () => {
    press('A chip');
    press('A choice');
  });
  expect(said()).toBe('order 3 1?kind=order&actor=3');
});

test('a filter begins at the first page and leaves what else is in the address', async () => {
  const { press, said } = show('/?page=4&product=7');
  await act(async () => press('A chip'));
  expect(said()).toBe('order  1?product=7&kind=order');
});

test('the field says what the list is searched by, also when a link leads back to all of it', async () => {
  const { said } = show('/');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'ring');
  await screen.findByText(/search=ring/);
  await userEvent.click(screen.getByRole('link'));
  expect(field.value).toBe('');
  expect(said()).not.toContain('ring');
});
