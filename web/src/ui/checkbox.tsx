import type { InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: var(--control);
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const Box = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  accent-color: var(--accent);
  cursor: inherit;
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1px solid var(--line-strong);
  border-radius: 1rem;
  background: var(--sunken);
  cursor: inherit;
  transition: background-color var(--quick);

  &::after {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: 1.125rem;
    border-radius: 50%;
    background: var(--line-strong);
    transition: translate var(--quick) var(--ease);
  }

  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }

  &:checked::after {
    background: var(--surface);
    translate: calc(1.25rem * var(--pointing));
  }
`;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** The label is read out only, as in a table's cell. */
  labelHidden?: boolean;
  indeterminate?: boolean;
}

const Text = styled.span`
  min-inline-size: 0;
`;

export function Checkbox({ label, labelHidden, indeterminate = false, ...rest }: CheckboxProps) {
  const Label = labelHidden ? VisuallyHidden : Text;
  return (
    <Row>
      <Box
        {...rest}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
      />
      <Label>{label}</Label>
    </Row>
  );
}

/** On or off, at once: for settings that need no save button. */
export function Switch({ label, labelHidden, ...rest }: Omit<CheckboxProps, 'indeterminate'>) {
  const Label = labelHidden ? VisuallyHidden : Text;
  return (
    <Row>
      <Track {...rest} type="checkbox" role="switch" />
      <Label>{label}</Label>
    </Row>
  );
}
