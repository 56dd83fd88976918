import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n/use-translation.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { markMisread } from './misread-field.ts';
import { keepNumberMarks, typedNumber } from './typed-number.ts';
import { useTypedText } from './use-typed-text.ts';

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

type Plain = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'dir'
>;

export interface NumberFieldProps extends FieldProps, Plain {
  value: number | null;
  /** Called with null while the field is empty or holds no number. */
  onChange: (value: number | null) => void;
  unit?: string;
}

/**
 * A number typed in Arabic, Persian or Latin digits. Text, because type=number refuses `٣٫٥`. What
 * cannot be read stays as it was typed, says so, and holds the form up (`focusMisread`).
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, labelHidden, value, onChange, unit, ...input } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const typing = useTypedText(value);
  const { isMisread } = typing;
  const misread = isMisread && typing.isLeft ? t('admin.numbers.misread') : null;
  useEffect(() => markMisread(field.current, isMisread), [isMisread]);
  const change = (typed: string) => {
    const kept = keepNumberMarks(typed);
    typing.write(kept);
    onChange(typedNumber(kept));
  };
  return (
    <Field {...{ label, hint, error: misread ?? error, optional, labelHidden }}>
      {(control) => (
        <Row>
          <Input
            autoComplete="off"
            {...input}
            {...control}
            ref={field}
            type="text"
            inputMode="decimal"
            dir="ltr"
            value={typing.shown}
            onChange={(event) => change(event.target.value)}
            onBlur={typing.leave}
            $withUnit={unit !== undefined}
          />
          {unit !== undefined && <Unit>{unit}</Unit>}
        </Row>
      )}
    </Field>
  );
}
