import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import { fillBrowserGaps } from '../testing/browser-gaps.ts';
import { Dialog } from './dialog.tsx';

beforeEach(fillBrowserGaps);
afterEach(cleanup);

function Opener({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <I18nextProvider i18n={createI18n('en')}>
      <button onClick={() => setOpen(true)}>open</button>
      <Dialog open={open} onClose={onClose ?? (() => setOpen(false))} title="Edit the ring">
        <input aria-label="Name" />
        <input type="file" aria-label="Picture" />
      </Dialog>
    </I18nextProvider>
  );
}

test('closing gives the focus back to what opened the dialog', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByText('open'));
  await userEvent.click(screen.getByLabelText('Name'));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByText('open'));
});

test('Escape only asks, so that unsaved work can hold the dialog open', async () => {
  const onClose = jest.fn();
  render(<Opener onClose={onClose} />);
  await userEvent.click(screen.getByText('open'));

  await userEvent.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog').hasAttribute('open')).toBe(true);
});

test('a dismissed file chooser inside does not close the dialog', async () => {
  const onClose = jest.fn();
  render(<Opener onClose={onClose} />);
  await userEvent.click(screen.getByText('open'));

  screen.getByLabelText('Picture').dispatchEvent(new Event('cancel', { bubbles: true }));

  expect(onClose).not.toHaveBeenCalled();
});
