import { latinDigits } from '@dahab/protocol/digits.ts';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const Input = styled.input`
  inline-size: 3.25rem;
  block-size: var(--control);
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--ink);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:hover:not(:disabled),
  &:focus {
    border-color: var(--line-strong);
    background: var(--surface);
  }

  &:disabled {
    opacity: 1;
  }
`;

/** By the keys on which they stand, whatever they write. */
const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  '+': 1,
  '=': 1,
  '-': -1,
};

export interface QuantityFieldProps {
  label: string;
  quantity: number;
  disabled: boolean;
  onQuantity: (wanted: number) => void;
}

/** A number of pieces: typed, or one up and down by + and − or the arrows. */
export function QuantityField({ label, quantity, disabled, onQuantity }: QuantityFieldProps) {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const wanted = Number(latinDigits(typed ?? ''));
    setTyped(null);
    if (wanted >= 1 && wanted !== quantity) onQuantity(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setTyped(null);
      onQuantity(quantity + step);
    }
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <Input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      aria-label={label}
      disabled={disabled}
      value={typed ?? formatNumber(quantity, i18n.language)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value.replace(/[^\d٠-٩۰-۹]/g, ''))}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
}
