import type { Product } from '@dahab/catalog/contract/product.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTitle } from '../../app/use-title.ts';
import { formatKarat, formatWeight } from '../../i18n/format.ts';
import { fromTablet } from '../../ui/media.ts';
import { Page } from '../../ui/page.tsx';
import { Gallery } from '../pieces/gallery.tsx';
import { HtmlText } from '../pieces/html-text.tsx';
import { AskAboutPiece } from './ask-about-piece.tsx';
import { PriceCalculator } from './price-calculator.tsx';
import { SharePiece } from './share-piece.tsx';
import { SoldOut } from './sold-out.tsx';

const Sides = styled(Page)`
  display: grid;
  gap: var(--space-6);

  ${fromTablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: var(--space-7);
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
`;

const Names = styled.header`
  h1 {
    font-family: var(--font-display);
    font-size: var(--text-2xl);
    font-weight: 400;
  }

  p {
    color: var(--ink-muted);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid var(--line);

  > div {
    padding-block: var(--space-3);
  }

  > div + div {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--line);
  }

  dt {
    color: var(--ink-muted);
    font-size: var(--text-s);
  }

  dd {
    font-size: var(--text-l);
    font-weight: 600;
  }
`;

const SubTitle = styled.h2`
  margin-block-end: var(--space-2);
  font-size: var(--text-m);
`;

export function ProductView({ piece }: { piece: Product }) {
  const { t, i18n } = useTranslation();
  useTitle(piece.nameAr);
  return (
    <Sides as="article">
      <Gallery
        images={piece.images}
        name={piece.nameAr}
        sizes="(min-width: 768px) 50vw, 92vw"
        priority
      />
      <Words>
        <Names>
          <h1>
            <bdi>{piece.nameAr}</bdi>
          </h1>
          {piece.name && piece.name !== piece.nameAr && (
            <p lang="en">
              <bdi>{piece.name}</bdi>
            </p>
          )}
        </Names>
        <Facts>
          <div>
            <dt>{t('product.weight')}</dt>
            <dd>
              <bdi>{formatWeight(piece.weight, i18n.language)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('product.karat')}</dt>
            <dd>
              <bdi>{formatKarat(piece.karat)}</bdi>
            </dd>
          </div>
        </Facts>
        {piece.quantity === 0 && <SoldOut />}
        <PriceCalculator piece={piece} />
        <AskAboutPiece piece={piece} />
        {piece.descriptionAr && (
          <section>
            <SubTitle>{t('product.description')}</SubTitle>
            <HtmlText html={piece.descriptionAr} />
          </section>
        )}
        <SharePiece name={piece.nameAr} />
      </Words>
    </Sides>
  );
}
