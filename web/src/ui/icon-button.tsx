import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { withHover } from './media.ts';

const iconStyle = css`
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
    cursor: not-allowed;

    /* Not the button: its ring of focus stays as clear as any. */
    > * {
      opacity: 0.45;
    }
  }
`;

const Styled = styled.button`
  ${iconStyle}
`;

const StyledLink = styled(Link)`
  ${iconStyle}
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

export interface IconLinkProps extends LinkProps {
  /** Read out, and shown as the tool tip. */
  label: string;
}

/** Looks like an icon button, goes somewhere. */
export function IconLink({ label, children, ...rest }: IconLinkProps) {
  return (
    <StyledLink title={label} aria-label={label} {...rest}>
      {children}
    </StyledLink>
  );
}
