import { karats } from '@dahab/pricing/contract/price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { searchTerm } from '../../ui/use-debounced-search.ts';
import { FilterChips } from '../lists/filter-chips.tsx';
import type { ProductListState } from './use-product-list.ts';

/** Words, karat and status; what of them is on stands below as chips that take it off. */
export function ProductFilters({ list, note }: { list: ProductListState; note: string | null }) {
  const { t } = useTranslation();
  const { typed, setTyped, karat, isArchived, setKarat, setStatus } = list;
  // With the key that makes it, not with the answer: the list moves under no one's hand.
  const words = searchTerm(typed);
  const chips = [
    words && {
      name: t('admin.products.searchChip', { q: words }),
      remove: list.clearSearch,
    },
    karat && { name: t(`karat.${karat}`), remove: () => setKarat('') },
    isArchived && { name: t('admin.products.archived'), remove: () => setStatus('') },
  ];
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('admin.products.search')}
          placeholder={t('admin.products.searchHint')}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={t('shell.karat')}
          value={karat ? String(karat) : ''}
          options={[
            { value: '', label: t('shell.allKarats') },
            ...karats.map((one) => ({ value: String(one), label: t(`karat.${one}`) })),
          ]}
          onChange={(event) => setKarat(event.target.value)}
        />
        <Select
          label={t('admin.products.status')}
          value={isArchived ? 'archived' : ''}
          options={[
            { value: '', label: t('admin.products.active') },
            { value: 'archived', label: t('admin.products.archived') },
          ]}
          onChange={(event) => setStatus(event.target.value)}
        />
      </FilterBar>
      <FilterChips note={note} chips={chips} onClear={list.showAll} />
    </>
  );
}
