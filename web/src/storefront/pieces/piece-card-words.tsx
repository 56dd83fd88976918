import type { Product } from '@dahab/catalog/contract/product.ts';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Price } from '../../ui/price.tsx';
import { Measures } from './measures.tsx';
import { plainText } from './plain-text.ts';
import { usePriceOf } from './use-price-of.ts';

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

export interface PieceCardWordsProps {
  heading: 'h2' | 'h3';
  piece: Product;
}

/** What a card says of its piece; its name makes a link of the whole card. */
export function PieceCardWords({ piece, heading }: PieceCardWordsProps) {
  const price = usePriceOf(piece);
  const about = plainText(piece.descriptionAr);
  return (
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
  );
}
