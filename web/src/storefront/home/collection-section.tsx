import { ROW_SIZES } from '@dahab/bff/contract/first-picture.ts';
import type { Collection } from '@dahab/catalog/contract/collection.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import styled, { css } from 'styled-components';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CarouselArrows } from '../../ui/carousel/carousel-arrows.tsx';
import { CarouselTrack } from '../../ui/carousel/carousel-track.tsx';
import { useCarousel } from '../../ui/carousel/use-carousel.ts';
import { usePerView } from '../../ui/carousel/use-per-view.ts';
import { DESKTOP, SMALL } from '../../ui/media.ts';
import { PieceCard } from '../pieces/piece-card.tsx';
import { Section } from '../pieces/section.tsx';

/* The arrow, not the room around it, ends where the cards end. */
const Arrows = styled(CarouselArrows)`
  margin-inline-end: calc(var(--space-3) * -1);
`;

/* Heading and words are as high on every screen; a picture is as high as it is wide. */
const height = css`
  contain-intrinsic-block-size: auto calc(100vw - 2 * var(--gutter) + 11.6rem);

  @media (min-width: ${SMALL}px) {
    contain-intrinsic-block-size: auto calc(50vw - var(--gutter) + 13.35rem);
  }

  @media (min-width: ${DESKTOP}px) {
    contain-intrinsic-block-size: auto
      calc((min(100vw, var(--page)) - 2 * var(--gutter)) / 3 + 13.25rem);
  }
`;

/** The spec's: only past three pieces the first comes again after the last. */
const MOST_WITHOUT_LOOP = 3;

export interface CollectionSectionProps {
  collection: Collection;
  pieces: readonly Product[];
  /** On the first screen: its first picture is fetched at once. */
  priority: boolean;
}

export function CollectionSection(props: CollectionSectionProps) {
  const { collection, pieces, priority } = props;
  const { t, i18n } = useTranslation();
  const perView = usePerView();
  const count = pieces.length;
  const carousel = useCarousel({ count, perView, loops: count > MOST_WITHOUT_LOOP });
  if (count === 0) return null;
  const name = localized(i18n.language, collection.nameAr, collection.nameEn);
  const slides = pieces.map((piece, position) => ({
    id: piece.id,
    content: <PieceCard piece={piece} sizes={ROW_SIZES} priority={priority && position === 0} />,
  }));
  return (
    <Section
      title={name}
      to={`/collections/${collection.id}`}
      linkText={t('home.viewAll')}
      linkLabel={t('home.viewAllOf', { name })}
      roleDescription={t('ui.carousel.role')}
      tools={<Arrows carousel={carousel} />}
      later={priority ? undefined : height}
    >
      <CarouselTrack carousel={carousel} slides={slides} cards />
    </Section>
  );
}
