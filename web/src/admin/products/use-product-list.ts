import { karats } from '@dahab/pricing/contract/price.ts';
import { useListProductsQuery, useSearchProductsQuery } from '../../api/products.ts';
import { useShownList } from '../lists/use-shown-list.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { useListSearch } from '../lists/use-list-search.ts';

export const PAGE_SIZE = 10;
const ARCHIVED = 'archived';
const onEntry = { refetchOnMountOrArgChange: true };

/** The list by what stands in the page's address: words, karat, status and page. */
export function useProductList() {
  const params = useListParams();
  const { page, read, change } = params;
  const { search, typed, setTyped, clear } = useListSearch(params);
  const karat = karats.find((one) => String(one) === read('karat'));
  const isArchived = read('status') === ARCHIVED;
  const wish = { karat, archived: isArchived, page, limit: PAGE_SIZE };
  const listed = useListProductsQuery(wish, { ...onEntry, skip: search !== '' });
  const found = useSearchProductsQuery({ q: search, ...wish }, { ...onEntry, skip: search === '' });
  const asked = search === '' ? listed : found;
  const showAll = () => {
    clear();
    change({ search: undefined, karat: undefined, status: undefined });
  };
  return {
    ...params,
    search,
    typed,
    setTyped,
    karat,
    isArchived,
    isFiltered: search !== '' || karat !== undefined,
    setKarat: (value: string) => change({ karat: value }),
    setStatus: (value: string) => change({ status: value }),
    clearSearch: () => {
      clear();
      change({ search: undefined });
    },
    showAll,
    ...useShownList(asked),
    refetch: asked.refetch,
  };
}

export type ProductListState = ReturnType<typeof useProductList>;
