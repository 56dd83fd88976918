import type { Product } from '@dahab/catalog/contract/product.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useListProductsQuery, useSearchProductsQuery } from '../../api/products.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { Failure } from '../../app/failure.tsx';
import { pieceOf, quantityOf } from './cart.ts';
import { ProductButton } from './product-button.tsx';
import type { Till } from './use-till.ts';

const NEWEST = 12;
const FOUND = 24;

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
  typed: string;
  till: Till;
  onClear: () => void;
}

/** What the search finds; the newest pieces while nothing is searched. */
export function ProductResults({ typed, till, onClear }: ProductResultsProps) {
  const { t } = useTranslation();
  const q = useDebouncedSearch(typed);
  const found = useSearchProductsQuery({ q, limit: FOUND }, { skip: q === '' });
  const newest = useListProductsQuery({ limit: NEWEST }, { skip: q !== '' });
  const { currentData, error, isFetching, refetch } = q ? found : newest;

  if (!currentData && isFetching) return <LoadingResults />;
  if (!currentData && error) {
    return <Failure title={t('admin.pos.searchError')} error={error} onRetry={refetch} />;
  }
  const products = inStockFirst(currentData?.products ?? []);
  return (
    <>
      <Heading aria-live="polite">
        {q ? t('products.count', { count: currentData?.total ?? 0 }) : t('admin.pos.newest')}
      </Heading>
      {products.length === 0 && <NothingFound q={q} onClear={onClear} />}
      <Grid>
        {products.map((product) => {
          const piece = pieceOf(product);
          return (
            <li key={product.id}>
              <ProductButton
                piece={piece}
                price={till.priceOfPiece(piece)}
                inCart={quantityOf(till.cart, piece.id)}
                onAdd={() => till.add(piece)}
              />
            </li>
          );
        })}
      </Grid>
    </>
  );
}

/** What can be sold stands before what is sold out; otherwise the shop's own order. */
function inStockFirst(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => Number(b.quantity > 0) - Number(a.quantity > 0));
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
