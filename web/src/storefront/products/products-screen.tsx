import {
  LISTING_PAGE_SIZE,
  listingParams,
  listingQuery,
  listingSearch,
  type ListingQuery,
} from '@dahab/bff/contract/listing.ts';
import { useSearchProductsQuery } from '../../api/products.ts';
import { useOwnParams } from '../../app/use-own-params.ts';
import { useTitle } from '../../app/use-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingResults } from './listing-results.tsx';

/** All pieces, or those that match; what is asked for stands in the address. */
export function ProductsScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useOwnParams();
  const query = listingQuery(params);
  const answer = useSearchProductsQuery(listingSearch(query));
  const title = query.q ? t('products.resultsFor', { q: query.q }) : t('products.title');
  const total = answer.currentData?.total;
  useTitle(title);

  const change = (changes: Partial<ListingQuery>, replace = false) => {
    const next = listingParams({ ...query, page: 1, ...changes });
    const lang = params.get('lang');
    if (lang) next.set('lang', lang);
    setParams(next, { replace });
  };

  return (
    <Page>
      <PageHeader
        title={title}
        note={
          <span role="status">{total !== undefined && t('products.count', { count: total })}</span>
        }
      />
      <ListingFilters query={query} onChange={change} />
      <ListingResults
        answer={answer}
        query={query}
        pageSize={LISTING_PAGE_SIZE}
        onChange={change}
      />
    </Page>
  );
}
