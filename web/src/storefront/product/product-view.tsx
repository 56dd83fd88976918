import { PIECE_SIZES } from '@dahab/bff/contract/first-picture.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Gallery } from '../pieces/gallery.tsx';
import { HtmlText } from '../pieces/html-text.tsx';
import { SoldOut } from '../pieces/sold-out.tsx';
import { AskAboutPiece } from './ask-about-piece.tsx';
import { PriceCalculator } from './price-calculator.tsx';
import { ProductFacts } from './product-facts.tsx';
import { Sides, Words } from './product-layout.tsx';
import { ProductNames } from './product-names.tsx';
import { RelatedPieces } from './related-pieces.tsx';
import { SharePiece } from './share-piece.tsx';

const About = styled.section`
  h2 {
    margin-block-end: var(--space-2);
    font-size: var(--text-m);
  }
`;

export function ProductView({ piece }: { piece: Product }) {
  const { t, i18n } = useTranslation();
  useTitle(localized(i18n.language, piece.nameAr, piece.name));
  return (
    <>
      <Sides as="article">
        <Gallery images={piece.images} name={piece.nameAr} sizes={PIECE_SIZES} priority />
        <Words>
          <ProductNames piece={piece} />
          {piece.quantity === 0 && <SoldOut />}
          <PriceCalculator piece={piece} />
          <ProductFacts piece={piece} />
          <AskAboutPiece piece={piece} />
          {piece.descriptionAr && (
            <About>
              <h2>{t('product.description')}</h2>
              <HtmlText html={piece.descriptionAr} />
            </About>
          )}
          <SharePiece piece={piece} />
        </Words>
      </Sides>
      {piece.collectionId !== null && (
        <RelatedPieces piece={piece} collectionId={piece.collectionId} />
      )}
    </>
  );
}
