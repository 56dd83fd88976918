import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { withHover } from './media.ts';

const Styled = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--control);
  block-size: var(--control);
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  transition: background-color var(--quick);

  ${withHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--sunken);
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Read out, and shown as the tool tip. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Styled type="button" title={label} aria-label={label} {...rest}>
      {children}
    </Styled>
  );
}
