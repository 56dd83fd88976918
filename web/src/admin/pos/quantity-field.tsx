import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { markMisread } from '../../ui/misread-field.ts';
import { keepNumberMarks, typedNumber } from '../../ui/typed-number.ts';

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

  &[aria-invalid='true'] {
    border-color: var(--danger);
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
  /** What the shop has: as many are taken while they are typed, more are asked for once that is over. */
  stock: number;
  disabled: boolean;
  onQuantity: (wanted: number) => void;
  /** Whether what was left in it is no number of pieces. */
  onMisread: (isMisread: boolean) => void;
}

/** A number of pieces: typed, or one up and down by + and − or the arrows. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, quantity, stock, disabled, onQuantity, onMisread } = props;
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMisread = typed !== null && typed !== '' && piecesIn(typed) === null;
  useEffect(() => markMisread(field.current, isMisread), [isMisread]);

  const tell = (isWrong: boolean) => {
    setLeft(isWrong);
    onMisread(isWrong);
  };
  const type = (text: string | null) => {
    setTyped(text);
    tell(false);
    const wanted = piecesIn(text ?? '');
    if (wanted !== null && wanted <= stock && wanted !== quantity) onQuantity(wanted);
  };
  const settle = () => {
    if (isMisread) return tell(true);
    const wanted = piecesIn(typed ?? '');
    setTyped(null);
    if (wanted !== null && wanted !== quantity) onQuantity(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      type(null);
      onQuantity(quantity + step);
    }
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') type(null);
  };
  return (
    <Input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      aria-label={label}
      aria-invalid={(isMisread && isLeft) || undefined}
      disabled={disabled}
      value={typed ?? formatNumber(quantity, i18n.language)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(keepNumberMarks(event.target.value))}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
}

/** A whole number of them, one at least; `1.5` is none, and never 15. */
function piecesIn(text: string): number | null {
  const wanted = typedNumber(text);
  return wanted !== null && Number.isInteger(wanted) && wanted >= 1 ? wanted : null;
}
