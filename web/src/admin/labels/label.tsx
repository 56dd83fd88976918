import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { formatKarat, formatPrice, formatWeight } from '../../i18n/format.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BarcodePicture } from './barcode-picture.tsx';
import { fittingBars } from './fitting-bars.ts';
import { roomOf, type LabelSheet } from './label-sheets.ts';

const Frame = styled.div<{ $sheet: LabelSheet }>`
  display: grid;
  grid-template-rows: auto 1fr auto;
  align-items: center;
  inline-size: ${({ $sheet }) => $sheet.label.width}mm;
  block-size: ${({ $sheet }) => $sheet.label.height}mm;
  padding: ${({ $sheet }) => $sheet.label.padding}mm;
  color: #000;
  font-size: ${({ $sheet }) => $sheet.text}pt;
  line-height: 1.3;
  text-align: center;
  overflow: hidden;
`;

const Name = styled.p`
  white-space: nowrap;
  text-overflow: ellipsis;
  overflow: hidden;
`;

const Facts = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1mm;
  font-weight: 600;
  white-space: nowrap;
`;

export interface LabelProps {
  product: Product;
  sheet: LabelSheet;
  /** EGP; null where no price is to be printed. */
  price: number | null;
}

/** What is tied to a piece: its name, its code, what it weighs, its karat. */
export function Label({ product, sheet, price }: LabelProps) {
  const { i18n } = useTranslation();
  return (
    <Frame $sheet={sheet}>
      <Name dir="auto">{localized(i18n.language, product.nameAr, product.name)}</Name>
      <BarcodePicture
        digits={product.barcode}
        fitting={fittingBars(product.barcode, sheet.bars, roomOf(sheet))}
        height={sheet.bars.height}
      />
      <Facts>
        <bdi>{formatWeight(product.weight, i18n.language)}</bdi>
        {price !== null && <bdi>{formatPrice(price, i18n.language)}</bdi>}
        <bdi>{formatKarat(product.karat)}</bdi>
      </Facts>
    </Frame>
  );
}
