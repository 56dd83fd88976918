import type { ReactNode } from 'react';
import styled from 'styled-components';
import { belowTablet } from './media.ts';

/* Many buttons stand in two lines before the title does. On a phone the note stands below both, so
   that what it says moves neither. */
const Frame = styled.header`
  display: grid;
  grid-template-columns: minmax(14rem, 1fr) auto;
  align-items: end;
  column-gap: var(--space-5);
  margin-block-end: var(--space-5);

  ${belowTablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    row-gap: var(--space-2);
  }
`;

const Title = styled.h1`
  font-family: var(--font-display);
  font-size: var(--text-2xl);
  font-weight: 400;
  line-height: 1.65;
`;

const Note = styled.p`
  grid-column: 1;
  min-block-size: 1lh;
  color: var(--ink-muted);

  ${belowTablet} {
    flex-basis: 100%;
    order: 1;
  }
`;

const Actions = styled.div`
  grid-area: 1 / 2 / span 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);

  ${belowTablet} {
    justify-content: flex-start;
    gap: var(--space-2);
  }
`;

export interface PageHeaderProps {
  title: string;
  /** Null while it is on its way: its line is kept free. */
  note?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <Frame>
      <Title>
        <bdi>{title}</bdi>
      </Title>
      {note !== undefined && <Note>{note}</Note>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
