import type { Product } from '@dahab/catalog/contract/product.ts';
import { useTranslation } from 'react-i18next';
import { useListProductsQuery } from '../../api/products.ts';
import { PieceGrid } from '../pieces/piece-grid.tsx';
import { Section } from '../pieces/section.tsx';

const MOST = 4;

export interface RelatedPiecesProps {
  piece: Product;
  collectionId: number;
}

/** Others of the piece's collection, the newest first. Nothing while there are none. */
export function RelatedPieces({ piece, collectionId }: RelatedPiecesProps) {
  const { t } = useTranslation();
  const { currentData } = useListProductsQuery({ collectionId, limit: MOST + 1 });
  const others = currentData?.products.filter(({ id }) => id !== piece.id).slice(0, MOST) ?? [];
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
