import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardTitle } from '../../ui/card.tsx';
import { fromTablet } from '../../ui/media.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** What takes both columns. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export interface SettingsCardProps {
  title: string;
  children: ReactNode;
}

/** Settings that belong together. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <Fields>{children}</Fields>
    </Card>
  );
}
