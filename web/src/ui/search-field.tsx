import { Search } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { controlStyle, directionOfTyped, Field, type FieldProps } from './field.tsx';

const CROSS = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`;

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
  text-overflow: ellipsis;

  [dir='rtl'] & {
    padding-right: 2.6rem;
    padding-left: var(--space-3);
  }

  /* The browser's own cross, as thin as our icons. */
  &::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    background: currentcolor;
    mask: ${CROSS} center / contain no-repeat;
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
