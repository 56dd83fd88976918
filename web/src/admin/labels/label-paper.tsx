import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { Label } from './label.tsx';
import type { Placed } from './label-pages.ts';
import type { LabelSheet } from './label-sheets.ts';

/** A page that is as high as its paper would begin another one by a hair. */
const HAIR_MM = 0.2;

const Page = styled.div<{ $sheet: LabelSheet }>`
  position: relative;
  inline-size: ${({ $sheet }) => $sheet.page.width}mm;
  block-size: ${({ $sheet }) => $sheet.page.height - HAIR_MM}mm;
  background: #fff;
  overflow: hidden;

  @media print {
    & + & {
      break-before: page;
    }
  }

  @media screen {
    margin-inline: auto;
    box-shadow: var(--shadow);

    & + & {
      margin-block-start: var(--space-4);
    }
  }
`;

const Place = styled.div`
  position: absolute;

  @media screen {
    outline: 1px dotted #bbb;
  }
`;

export interface LabelPaperProps {
  pages: readonly (readonly Placed<Product>[])[];
  sheet: LabelSheet;
  /** EGP; null where no price is to be printed. */
  priceOf: (product: Product) => number | null;
}

/** Sheets of labels in their real size. A sheet begins at its left in every language. */
export function LabelPaper({ pages, sheet, priceOf }: LabelPaperProps) {
  const { columns, margin, pitch } = sheet;
  const styleOf = (place: number) => ({
    insetBlockStart: `${margin.top + Math.floor(place / columns) * pitch.y}mm`,
    insetInlineStart: `${margin.left + (place % columns) * pitch.x}mm`,
  });
  return (
    <div dir="ltr">
      {pages.map((page, index) => (
        // Pages have nothing but their numbers.
        // oxlint-disable-next-line react/no-array-index-key
        <Page key={index} $sheet={sheet}>
          {page.map(({ label, place }) => (
            <Place key={place} style={styleOf(place)}>
              <Label product={label} sheet={sheet} price={priceOf(label)} />
            </Place>
          ))}
        </Page>
      ))}
    </div>
  );
}
