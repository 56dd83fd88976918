import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-7) var(--space-4);
  text-align: center;
`;

const Picture = styled.div`
  color: var(--accent-bright);
`;

const Title = styled.h2`
  font-family: var(--font-display);
  font-size: var(--text-xl);
  font-weight: 400;
`;

const Text = styled.div`
  max-inline-size: 34rem;
  color: var(--ink-muted);
`;

export interface EmptyStateProps {
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  picture?: ReactNode;
  /** It is all that the page shows, so its title is the page's. */
  isPage?: boolean;
  action?: ReactNode;
}

export function EmptyState({ title, children, picture, isPage, action }: EmptyStateProps) {
  return (
    <Frame>
      {picture && <Picture>{picture}</Picture>}
      <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action}
    </Frame>
  );
}
