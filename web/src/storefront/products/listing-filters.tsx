import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SMALL } from '../../ui/media.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useDebouncedSearch } from '../../ui/use-debounced-search.ts';
import { useFilledBefore } from '../../ui/use-filled-before.ts';
import { KARAT_FILTERS, type ListingQuery } from '@dahab/bff/contract/listing.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(7.5rem, 1fr);
  gap: var(--space-3);
  margin-block-end: var(--space-6);

  @media (min-width: ${SMALL}px) {
    grid-template-columns: minmax(0, 28rem) 12rem;
  }
`;

export interface ListingFiltersProps {
  query: ListingQuery;
  /** `replace` while typing, so that "back" does not walk through letters. */
  onChange: (changes: Partial<ListingQuery>, replace?: boolean) => void;
}

export function ListingFilters({ query, onChange }: ListingFiltersProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(query.q);
  const [known, setKnown] = useState(query.q);
  const term = useDebouncedSearch(text);
  const form = useFilledBefore((filled) => {
    const { q = '', karat = query.karat } = filled;
    setText(q);
    if (karat !== query.karat) onChange({ karat }, true);
  });

  // The address changed from elsewhere (back, a cleared search): the field follows.
  if (known !== query.q) {
    setKnown(query.q);
    if (query.q !== text.trim()) setText(query.q);
  }

  useEffect(() => {
    const settled = term !== '' || text.trim() === '';
    if (settled && term === text.trim() && term !== query.q) onChange({ q: term }, true);
  }, [term, text, query.q, onChange]);

  return (
    <form
      ref={form}
      action="/products"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: text });
      }}
    >
      <Bar>
        <SearchField
          label={t('products.search')}
          labelHidden={false}
          placeholder={t('shell.searchHint')}
          name="q"
          value={text}
          onChange={setText}
        />
        <Select
          label={t('shell.karat')}
          name="karat"
          value={query.karat}
          onChange={(event) => onChange({ karat: event.target.value })}
          options={KARAT_FILTERS.map((value) => ({
            value,
            label: value === 'all' ? t('shell.allKarats') : t(`karat.${value}`),
          }))}
        />
      </Bar>
    </form>
  );
}
