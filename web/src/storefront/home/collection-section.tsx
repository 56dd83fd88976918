import type { Collection } from '@dahab/catalog/contract/collection.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { useTranslation } from 'react-i18next';
import { localized } from '../../i18n/localized.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { PieceCard } from '../pieces/piece-card.tsx';
import { Section } from './section.tsx';

const SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 46vw, 86vw';

export interface CollectionSectionProps {
  collection: Collection;
  pieces: readonly Product[];
}

export function CollectionSection({ collection, pieces }: CollectionSectionProps) {
  const { t, i18n } = useTranslation();
  if (pieces.length === 0) return null;
  const name = localized(i18n.language, collection.nameAr, collection.nameEn);
  return (
    <Section
      title={name}
      to={`/collections/${collection.id}`}
      linkText={t('home.viewAll')}
      linkLabel={t('home.viewAllOf', { name })}
    >
      <Carousel
        label={name}
        slides={pieces.map((piece) => ({
          id: piece.id,
          content: <PieceCard piece={piece} sizes={SIZES} />,
        }))}
      />
    </Section>
  );
}
