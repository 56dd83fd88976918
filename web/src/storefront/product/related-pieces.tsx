import { MOST_RELATED, relatedListing } from '@dahab/bff/contract/listing.ts';
import type { Product } from '@dahab/catalog/contract/product.ts';
import { useListProductsQuery } from '../../api/products.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PieceGrid } from '../pieces/piece-grid.tsx';
import { Section } from '../pieces/section.tsx';

export interface RelatedPiecesProps {
  piece: Product;
  collectionId: number;
}

/** Others of the piece's collection, the newest first. Nothing while there are none. */
export function RelatedPieces({ piece, collectionId }: RelatedPiecesProps) {
  const { t } = useTranslation();
  const { currentData } = useListProductsQuery(relatedListing(collectionId));
  const others =
    currentData?.products.filter(({ id }) => id !== piece.id).slice(0, MOST_RELATED) ?? [];
  if (others.length === 0) return null;
  return (
    <Section
      title={t('product.related')}
      to={`/collections/${collectionId}`}
      linkText={t('home.viewAll')}
    >
      <PieceGrid pieces={others} />
    </Section>
  );
}
