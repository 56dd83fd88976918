import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeShop } from '../testing/fake-shop.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from './use-toast.ts';

afterEach(cleanup);

function Page() {
  const { notify } = useToast();
  const [isOpen, setOpen] = useState(true);
  const [undone, setUndone] = useState(false);
  return (
    <Dialog open={isOpen} title="A form" onClose={() => setOpen(false)}>
      <button onClick={() => notify('Removed', { undo: () => setUndone(true) })}>Remove</button>
      {undone && <p>It is there again</p>}
    </Dialog>
  );
}

async function openPage() {
  fakeShop({});
  renderScreen([{ path: '/', element: <Page /> }], { at: '/' });
  return screen.findByRole('dialog', { name: 'A form' });
}

test('what a toast takes back can be taken back while a dialog is open', async () => {
  const dialog = await openPage();
  await userEvent.click(within(dialog).getByText('Remove'));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo' }));
  await within(dialog).findByText('It is there again');
});

test('a toast outlives the dialog that it came from', async () => {
  const dialog = await openPage();
  await userEvent.click(within(dialog).getByText('Remove'));
  await within(dialog).findByRole('region', { name: 'Notifications' });
  await userEvent.keyboard('{Escape}');
  await act(async () => undefined);
  const notice = await screen.findByRole('region', { name: 'Notifications' });
  expect(dialog.contains(notice)).toBe(false);
});

test('the place where toasts are spoken does not go with a dialog that one was seen in', async () => {
  const dialog = await openPage();
  await userEvent.click(within(dialog).getByText('Remove'));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo' }));
  await within(dialog).findByText('It is there again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert')).toBeTruthy();
});
