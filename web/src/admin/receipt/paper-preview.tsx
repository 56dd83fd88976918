import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ROLL_WIDTH_MM } from '../../ui/roll-sheet.tsx';
import type { Paper } from './papers.ts';

const Table = styled.div`
  max-inline-size: 100%;
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  overflow-x: auto;
`;

const Sheet = styled.div<{ $width: string; $margin: string }>`
  inline-size: ${({ $width }) => $width};
  margin-inline: auto;
  padding: ${({ $margin }) => $margin};
  background: #fff;
  color: #000;
  color-scheme: light;
  box-shadow: var(--shadow);
`;

const sizes = {
  a4: { $width: '210mm', $margin: '14mm' },
  '80mm': { $width: `${ROLL_WIDTH_MM}mm`, $margin: '4mm' },
};

export interface PaperPreviewProps {
  paper: Paper;
  label: string;
  children: ReactNode;
}

/** A paper as it will come out of the printer, in its real width. */
export function PaperPreview({ paper, label, children }: PaperPreviewProps) {
  return (
    <Table role="region" tabIndex={0} aria-label={label}>
      <Sheet {...sizes[paper]}>{children}</Sheet>
    </Table>
  );
}
