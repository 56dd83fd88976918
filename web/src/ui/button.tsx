import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants = {
  primary: css`
    background: var(--action);
    color: var(--on-action);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--action-hover);
    }
  `,
  secondary: css`
    background: transparent;
    border-color: var(--line-strong);
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: var(--ink);
      background: var(--sunken);
    }
  `,
  quiet: css`
    background: transparent;
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--sunken);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);
    &:hover:not(:disabled, [aria-disabled='true']) {
      filter: brightness(0.92);
    }
  `,
};

interface ButtonStyleProps {
  $variant: ButtonVariant;
  $wide: boolean;
}

const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-block-size: var(--control);
  padding: var(--space-2) var(--space-5);
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  color: var(--ink);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--quick),
    border-color var(--quick);
  ${({ $variant }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Styled = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

const StyledAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows a spinner and takes no press; keeps its label for the width, and the focus. */
  pending?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', wide = false, pending = false, icon, children, ...rest } = props;
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <Styled
      type="button"
      {...rest}
      onClick={pending ? refuse : rest.onClick}
      $variant={variant}
      $wide={wide}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </Styled>
  );
}

interface Looks {
  variant?: ButtonVariant;
  wide?: boolean;
  icon?: ReactNode;
}

export type ButtonLinkProps = LinkProps & Looks;

/** Looks like a button, goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', wide = false, icon, children, ...rest } = props;
  return (
    <StyledLink {...rest} $variant={variant} $wide={wide}>
      {icon}
      {children}
    </StyledLink>
  );
}

export type ButtonAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & Looks;

/** Looks like a button, leaves the shop: a chat, a call, a file. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { variant = 'primary', wide = false, icon, children, ...rest } = props;
  return (
    <StyledAnchor {...rest} $variant={variant} $wide={wide}>
      {icon}
      {children}
    </StyledAnchor>
  );
}
