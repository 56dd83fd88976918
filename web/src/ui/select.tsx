import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, type FieldProps } from './field.tsx';

const Row = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-3);
    margin-block: auto;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  ref?: Ref<HTMLSelectElement>;
}

/** The platform's own list: best on phones, and already accessible. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, labelHidden, options, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, labelHidden }}>
      {(control) => (
        <Row>
          <Control {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <ChevronDown size={18} aria-hidden />
        </Row>
      )}
    </Field>
  );
}
