import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

function Weight({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <I18nextProvider i18n={createI18n('en')}>
      <NumberField label="Weight" value={value} onChange={change} />
      <button onClick={() => setValue(12)}>set to 12</button>
    </I18nextProvider>
  );
}

test('a weight typed in Arabic digits arrives as a number and stays as it was typed', async () => {
  const onChange = jest.fn();
  render(<Weight onChange={onChange} />);

  await userEvent.type(screen.getByLabelText('Weight'), '٣٫٥');

  expect(onChange).toHaveBeenLastCalledWith(3.5);
  expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('٣٫٥');
});

test('an unfinished decimal is kept while it is typed', async () => {
  render(<Weight onChange={() => undefined} />);

  await userEvent.type(screen.getByLabelText('Weight'), '3.');

  expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('3.');
});

test('a value set from outside replaces what was typed', async () => {
  render(<Weight onChange={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Weight'), '3.5');

  await userEvent.click(screen.getByText('set to 12'));

  expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('12');
});

test('what is rounded stays as it was typed until the field is left', async () => {
  function Rounded() {
    const [value, setValue] = useState<number | null>(null);
    const round = (typed: number | null) => setValue(typed && Math.round(typed));
    return (
      <I18nextProvider i18n={createI18n('en')}>
        <NumberField label="Discount" value={value} onChange={round} />
      </I18nextProvider>
    );
  }
  render(<Rounded />);
  const field = screen.getByLabelText<HTMLInputElement>('Discount');
  await userEvent.type(field, '1.55');
  expect(field.value).toBe('1.55');
  await userEvent.tab();
  expect(field.value).toBe('2');
});

test('what cannot be read is not taken for another number, and says so once it is left', async () => {
  const onChange = jest.fn();
  render(<Weight onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Weight');

  await userEvent.type(field, '٢،٥');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field.getAttribute('aria-invalid')).toBeNull();

  await userEvent.tab();
  expect(field.value).toBe('٢،٥');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.checkValidity()).toBe(false);
});
