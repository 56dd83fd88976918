import { useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Failure } from '../../app/failure.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { quantityOf } from './cart.ts';
import type { FoundPieces } from './catalogue/use-found-pieces.ts';
import { walkGrid } from './catalogue/walk-grid.ts';
import { ProductButton } from './product-button.tsx';
import type { Till } from './use-till.ts';

const Grid = styled.ul.attrs({ className: 'results' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 45%), 1fr));
  gap: var(--space-3);
`;

const Heading = styled.h2`
  color: var(--ink-muted);
  font-size: var(--text-s);
`;

export interface ProductResultsProps {
  q: string;
  found: FoundPieces;
  till: Till;
  onClear: () => void;
  /** Above the first row the search stands. */
  onLeave: () => void;
}

/** What the search finds; the newest pieces while nothing is searched. Arrows walk among them. */
export function ProductResults({ q, found, till, onClear, onLeave }: ProductResultsProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  const add = useLatest(till.add);
  const { pieces, total, error, retry } = found;
  if (!pieces && error) {
    return <Failure title={t('admin.pos.searchError')} error={error} onRetry={retry} />;
  }
  if (!pieces || !till.isReady) return <LoadingResults />;
  return (
    <>
      <Heading aria-live="polite">
        {q ? t('products.count', { count: total }) : t('admin.pos.newest')}
      </Heading>
      {pieces.length === 0 && <NothingFound q={q} onClear={onClear} />}
      <Grid ref={grid} onKeyDown={(event) => walkGrid(event, grid.current, onLeave)}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <ProductButton
              piece={piece}
              price={till.priceOfPiece(piece)}
              inCart={quantityOf(till.cart, piece.id)}
              onAdd={add}
            />
          </li>
        ))}
      </Grid>
    </>
  );
}

/** One function that always calls the present one. */
function useLatest(add: Till['add']): Till['add'] {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  return useCallback((piece) => latest.current(piece), []);
}

function LoadingResults() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index}>
          <Skeleton $height="17rem" />
        </li>
      ))}
    </Grid>
  );
}

function NothingFound({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation();
  if (!q)
    return <EmptyState title={t('admin.pos.noPieces')}>{t('admin.pos.noPiecesHint')}</EmptyState>;
  return (
    <EmptyState
      title={t('admin.pos.notFound', { q })}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('products.clear')}
        </Button>
      }
    >
      {t('admin.pos.notFoundHint')}
    </EmptyState>
  );
}
