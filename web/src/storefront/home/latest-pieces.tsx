import type { Product } from '@dahab/catalog/contract/product.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PieceGrid } from '../pieces/piece-grid.tsx';
import { Section } from '../pieces/section.tsx';

export interface LatestPiecesProps {
  pieces: readonly Product[];
  /** On the first screen. */
  priority: boolean;
}

/** The newest pieces of the shop. */
export function LatestPieces({ pieces, priority }: LatestPiecesProps) {
  const { t } = useTranslation();
  if (pieces.length === 0) {
    return <EmptyState title={t('home.empty')}>{t('home.emptyHint')}</EmptyState>;
  }
  return (
    <Section title={t('home.products')} to="/products" linkText={t('home.viewAllProducts')}>
      <PieceGrid pieces={pieces} priority={priority} />
    </Section>
  );
}
