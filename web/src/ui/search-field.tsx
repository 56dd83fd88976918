import { Search } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { controlStyle, directionOfTyped, Field, type FieldProps } from './field.tsx';

const Row = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-3);
    margin-block: auto;
    color: var(--ink-muted);
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlStyle}
  /* By the page's direction, not by that of what is typed: the icon stays where it is. */
  padding-left: 2.6rem;

  [dir='rtl'] & {
    padding-right: 2.6rem;
    padding-left: var(--space-3);
  }

  &::-webkit-search-cancel-button {
    filter: grayscale(1);
    cursor: pointer;
  }
`;

export interface SearchFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField(props: SearchFieldProps) {
  const { label, hint, labelHidden = true, value, onChange, ...input } = props;
  return (
    <Field {...{ label, hint, labelHidden }}>
      {(control) => (
        <Row>
          <Search size={18} aria-hidden />
          <Input
            type="search"
            dir={directionOfTyped(value)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            {...input}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Row>
      )}
    </Field>
  );
}
