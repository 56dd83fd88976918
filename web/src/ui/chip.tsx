import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';

/** A row of chips that share one meaning: filters, variables. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Frame = styled.button`
  min-block-size: var(--control);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--line);
  border-radius: 2rem;
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-s);
  transition: border-color var(--quick);

  &:hover:not(:disabled) {
    border-color: var(--line-strong);
  }

  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 600;
  }
`;

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether this filter is on; absent for chips that only do something. */
  pressed?: boolean;
}

/** A small filter or action that can be pressed. */
export function Chip({ pressed, ...rest }: ChipProps) {
  return <Frame type="button" aria-pressed={pressed} {...rest} />;
}
