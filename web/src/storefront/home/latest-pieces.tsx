import type { Product } from '@dahab/catalog/contract/product.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Motif } from '../../ui/motif.tsx';
import { PieceGrid, PieceGridSkeleton } from '../pieces/piece-grid.tsx';
import { Section } from './section.tsx';

/** The newest pieces of the shop; undefined while they are on their way. */
export function LatestPieces({ pieces }: { pieces: readonly Product[] | undefined }) {
  const { t } = useTranslation();
  if (pieces?.length === 0) {
    return (
      <EmptyState title={t('home.empty')} picture={<Motif />}>
        {t('home.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('home.products')} to="/products" linkText={t('home.viewAllProducts')}>
      {pieces ? <PieceGrid pieces={pieces} /> : <PieceGridSkeleton count={12} />}
    </Section>
  );
}
