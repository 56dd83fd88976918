import { useState, type InputHTMLAttributes, type Ref } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { keepNumberMarks, typedNumber } from './typed-number.ts';

const Row = styled.div`
  position: relative;
`;

/* The digits start where the line starts, though they themselves run from left to right. */
const Input = styled.input<{ $withUnit: boolean }>`
  ${controlStyle}
  text-align: start;
  font-variant-numeric: tabular-nums;
  padding-inline-end: ${({ $withUnit }) => ($withUnit ? '4rem' : 'var(--space-3)')};

  [dir='rtl'] & {
    text-align: end;
    padding-inline: ${({ $withUnit }) => ($withUnit ? '4rem' : 'var(--space-3)')} var(--space-3);
  }
`;

const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--space-3);
  display: grid;
  place-items: center;
  color: var(--ink-muted);
  font-size: var(--text-s);
  pointer-events: none;
`;

type Plain = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'dir'>;

export interface NumberFieldProps extends FieldProps, Plain {
  value: number | null;
  /** Called with null while the field is empty or holds no number. */
  onChange: (value: number | null) => void;
  unit?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A number typed in Arabic, Persian or Latin digits. Text, because type=number refuses `٣٫٥`. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, labelHidden, value, onChange, unit, ...input } = props;
  const [text, setText] = useState(value === null ? '' : String(value));
  const shown = typedNumber(text) === value ? text : String(value ?? '');
  const change = (typed: string) => {
    const kept = keepNumberMarks(typed);
    setText(kept);
    onChange(typedNumber(kept));
  };
  return (
    <Field {...{ label, hint, error, optional, labelHidden }}>
      {(control) => (
        <Row>
          <Input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            dir="ltr"
            value={shown}
            onChange={(event) => change(event.target.value)}
            $withUnit={unit !== undefined}
          />
          {unit !== undefined && <Unit>{unit}</Unit>}
        </Row>
      )}
    </Field>
  );
}
