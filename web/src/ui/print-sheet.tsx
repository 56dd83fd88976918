import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

interface PageStyle {
  $page: string;
  $margin: string;
}

/** On paper there is nothing but the sheet; on the screen there is no sheet to be seen. */
const OnPaper = createGlobalStyle<PageStyle>`
  @page {
    size: ${({ $page }) => $page};
    margin: ${({ $margin }) => $margin};
  }

  @media screen {
    [data-print-sheet] {
      display: none;
    }

    /* As wide as on paper, so that it can be measured. */
    [data-print-sheet='measured'] {
      display: block;
      position: fixed;
      inset-block-start: 0;
      inset-inline-start: 0;
      visibility: hidden;
      pointer-events: none;
    }
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
  /** As CSS names it: a format, or width and height. */
  page?: string;
  /** As CSS writes it. */
  margin?: string;
  /** Given where the sheet is to be measured: it is laid out on the screen too, unseen. */
  measure?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What the browser prints while this stands on the page, by its own menu too. */
export function PrintSheet({ page = 'A4', margin = '14mm', measure, children }: PrintSheetProps) {
  return createPortal(
    <>
      <OnPaper $page={page} $margin={margin} />
      <Sheet ref={measure} data-print-sheet={measure ? 'measured' : ''}>
        {children}
      </Sheet>
    </>,
    document.body,
  );
}
