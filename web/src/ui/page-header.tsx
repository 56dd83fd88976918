import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-block-end: var(--space-5);
`;

const Title = styled.h1`
  font-family: var(--font-display);
  font-size: var(--text-2xl);
  font-weight: 400;
  line-height: 1.65;
`;

const Note = styled.p`
  color: var(--ink-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export interface PageHeaderProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <Frame>
      <div>
        <Title>
          <bdi>{title}</bdi>
        </Title>
        {note && <Note>{note}</Note>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
