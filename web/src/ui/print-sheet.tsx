import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** On paper there is nothing but the sheet; on the screen there is no sheet. */
const OnPaper = createGlobalStyle<{ $page: string }>`
  [data-print-sheet] {
    display: none;
  }

  @page {
    size: ${({ $page }) => $page};
    margin: 14mm;
  }

  @media print {
    html,
    body {
      overflow: visible !important;
      background: #fff !important;
    }

    body > :not([data-print-sheet]) {
      display: none !important;
    }

    [data-print-sheet] {
      display: block;
    }
  }
`;

const Sheet = styled.div`
  color: #000;
  background: #fff;
  color-scheme: light;
  font-size: 10.5pt;
  line-height: 1.5;
`;

export interface PrintSheetProps {
  /** As CSS names it. */
  page?: string;
  children: ReactNode;
}

/** What the browser prints while this stands on the page, by its own menu too. */
export function PrintSheet({ page = 'A4', children }: PrintSheetProps) {
  return createPortal(
    <>
      <OnPaper $page={page} />
      <Sheet data-print-sheet>{children}</Sheet>
    </>,
    document.body,
  );
}
