import type { ProductsPage } from '@dahab/catalog/contract/product.ts';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../app/failure.tsx';
import { Motif } from '../../ui/motif.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PieceGridSkeleton } from '../pieces/piece-grid-skeleton.tsx';
import { PieceGrid } from '../pieces/piece-grid.tsx';
import type { ListingQuery } from '@dahab/bff/contract/listing.ts';

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-block-start: var(--space-3);
`;

type Change = (changes: Partial<ListingQuery>) => void;

export interface ListingResultsProps {
  answer: { currentData?: ProductsPage | undefined; error?: unknown; refetch: () => unknown };
  query: ListingQuery;
  pageSize: number;
  onChange: Change;
}

export function ListingResults({ answer, query, pageSize, onChange }: ListingResultsProps) {
  const { t } = useTranslation();
  const { currentData: found, error } = answer;
  if (!found && error) {
    return <Failure title={t('errors.productsFailed')} error={error} onRetry={answer.refetch} />;
  }
  if (!found) return <PieceGridSkeleton count={pageSize} />;
  if (found.products.length === 0) return <NothingFound query={query} onChange={onChange} />;
  return (
    <>
      <PieceGrid pieces={found.products} heading="h2" priority />
      <Pagination
        page={found.page}
        totalPages={found.totalPages}
        onPage={(page) => onChange({ page })}
      />
    </>
  );
}

function NothingFound({ query, onChange }: { query: ListingQuery; onChange: Change }) {
  const { t } = useTranslation();
  if (asksForAll(query)) {
    return (
      <EmptyState title={t('home.empty')} picture={<Motif />}>
        {t('home.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('products.empty')} picture={<Motif />}>
      {t('products.emptyHint')}
      <Suggestions>
        {query.page > 1 && (
          <Button variant="secondary" onClick={() => onChange({ page: 1 })}>
            {t('products.firstPage')}
          </Button>
        )}
        {query.q && (
          <Button variant="secondary" onClick={() => onChange({ q: '', karat: 'all' })}>
            {t('products.clear')}
          </Button>
        )}
        {query.karat !== 'all' && (
          <Button variant="secondary" onClick={() => onChange({ karat: 'all' })}>
            {t('products.anyKarat')}
          </Button>
        )}
        <ButtonLink variant="secondary" to="/collections">
          {t('products.browseCollections')}
        </ButtonLink>
      </Suggestions>
    </EmptyState>
  );
}

/** Then it is not the search that found nothing: there is nothing yet. */
function asksForAll({ q, karat, page }: ListingQuery): boolean {
  return q === '' && karat === 'all' && page === 1;
}
