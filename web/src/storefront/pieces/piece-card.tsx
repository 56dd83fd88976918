import type { Product } from '@dahab/catalog/contract/product.ts';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Badge } from '../../ui/badge.tsx';
import { belowTablet, withHover } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { ImageDots } from './image-dots.tsx';
import { Measures } from './measures.tsx';
import { plainText } from './plain-text.ts';
import { subjectOf } from './subject-of.ts';
import { usePriceOf } from './use-price-of.ts';

const QuickView = lazy(async () => ({ default: (await import('./quick-view.tsx')).QuickView }));

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  block-size: 100%;
`;

const Front = styled.div<{ $sold: boolean }>`
  position: relative;
  border-radius: var(--radius-m);
  overflow: hidden;

  img {
    transition: scale 500ms var(--ease);
    ${({ $sold }) => $sold && 'opacity: 0.5;'}
  }

  ${withHover} {
    article:hover & img {
      scale: 1.03;
    }
  }
`;

const Sold = styled(Badge)`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  padding-inline: var(--space-3);
  background: var(--surface);
  color: var(--ink);
`;

const Quick = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-inline-size: var(--control);
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 0;
  background: none;
  color: var(--ink);
  font-size: var(--text-s);

  /* Smaller to look at than to press: what is worn is the jewel. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0.25rem;
    border-radius: 2rem;
    background: color-mix(in srgb, var(--surface) 92%, transparent);
    transition: background-color var(--quick);
  }

  &:hover::before {
    background: var(--surface);
  }

  ${withHover} {
    opacity: 0;
    transition: opacity var(--quick);

    article:hover &,
    article:focus-within & {
      opacity: 1;
    }
  }

  @media (hover: none) {
    span {
      display: none;
    }
  }

  ${belowTablet} {
    span {
      display: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  align-content: start;
  overflow-wrap: anywhere;
`;

/* Cut where its own language ends, aligned as the page is. */
const clamped = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
`;

const Name = styled.h3`
  font-family: var(--font-display);
  font-size: var(--text-l);
  font-weight: 400;
  line-height: 1.55;

  /* A name longer than two lines is whole on the piece's own page. */
  a {
    ${clamped}
    text-decoration: none;
  }

  /* The whole card is the link; dots and quick view stand above it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-m);
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: 3px;
  }
`;

const About = styled.p`
  ${clamped}
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

const Cost = styled.p`
  color: var(--accent);
  font-size: var(--text-l);
  font-weight: 600;

  /* No price yet: said quietly. */
  > span {
    color: var(--ink-muted);
    font-size: var(--text-s);
    font-weight: 400;
  }
`;

export interface PieceCardProps {
  /** The level under the heading that the card stands below. */
  heading?: 'h2' | 'h3';
  piece: Product;
  sizes: string;
  /** Among the first that are seen: its picture is fetched at once. */
  priority?: boolean;
}

export function PieceCard({ piece, heading = 'h3', sizes, priority = false }: PieceCardProps) {
  const { t } = useTranslation();
  const [image, setImage] = useState(0);
  const [quickView, setQuickView] = useState(false);
  const price = usePriceOf(piece);
  const about = plainText(piece.descriptionAr);
  return (
    <Frame>
      <Front $sold={piece.quantity === 0}>
        <Picture
          src={piece.images[image]}
          alt=""
          ratio="1"
          sizes={sizes}
          subject={subjectOf(piece.nameAr, piece.name)}
          priority={priority}
        />
        {piece.quantity === 0 && <Sold>{t('card.soldOut')}</Sold>}
        <Quick
          type="button"
          onClick={() => setQuickView(true)}
          aria-label={t('card.quickViewOf', { name: piece.nameAr })}
        >
          <Eye size={18} aria-hidden />
          <span>{t('card.quickView')}</span>
        </Quick>
        <ImageDots count={piece.images.length} selected={image} onSelect={setImage} />
      </Front>
      <Words>
        <Name as={heading}>
          <Link to={`/product/${piece.id}`} dir="auto" lang="ar">
            {piece.nameAr}
          </Link>
        </Name>
        {about ? (
          <About dir="auto" lang="ar">
            {about}
          </About>
        ) : (
          <span />
        )}
        <Measures piece={piece} />
        <Cost>
          <Price amount={price} />
        </Cost>
      </Words>
      {quickView && (
        <Suspense>
          <QuickView piece={piece} onClose={() => setQuickView(false)} />
        </Suspense>
      )}
    </Frame>
  );
}
