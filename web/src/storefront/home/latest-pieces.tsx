import type { Product } from '@dahab/catalog/contract/product.ts';
import { css } from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fromTablet } from '../../ui/media.ts';
import { PieceGrid } from '../pieces/piece-grid.tsx';
import { Section } from '../pieces/section.tsx';

/* Six rows of two on a phone; fewer, and higher, elsewhere. */
const height = css`
  contain-intrinsic-block-size: auto calc(6 * (50vw + 10rem) + 4rem);

  ${fromTablet} {
    contain-intrinsic-block-size: auto 108rem;
  }
`;

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
    <Section
      title={t('home.products')}
      to="/products"
      linkText={t('home.viewAllProducts')}
      later={priority ? undefined : height}
    >
      <PieceGrid pieces={pieces} priority={priority} />
    </Section>
  );
}
