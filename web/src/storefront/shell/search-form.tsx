import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { useFilledBefore } from '../../ui/use-filled-before.ts';
import { KARAT_FILTERS, listingPath } from '@dahab/bff/contract/listing.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8rem auto;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  background: var(--surface);

  /* One field to look at, three to use. */
  :is(input, select) {
    min-block-size: calc(var(--control) - 2px);
    border-color: transparent;
    background: transparent;
  }

  :focus-visible {
    outline-offset: -3px;
  }

  > button {
    min-block-size: calc(var(--control) - 2px);
    padding-inline: var(--space-4);
    font-weight: 400;
  }
`;

export interface SearchFormProps {
  onSubmitted?: () => void;
}

export function SearchForm({ onSubmitted }: SearchFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [karat, setKarat] = useState('all');
  const form = useFilledBefore((filled) => {
    setQ(filled['q'] ?? '');
    setKarat(filled['karat'] ?? 'all');
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(listingPath({ q, karat }));
    setQ('');
    onSubmitted?.();
  };

  return (
    <Form ref={form} role="search" action="/products" onSubmit={submit}>
      <SearchField
        label={t('shell.search')}
        placeholder={t('shell.searchHint')}
        name="q"
        value={q}
        onChange={setQ}
      />
      <Select
        label={t('shell.karat')}
        labelHidden
        name="karat"
        value={karat}
        onChange={(event) => setKarat(event.target.value)}
        options={KARAT_FILTERS.map((value) => ({
          value,
          label: value === 'all' ? t('shell.allKarats') : t(`karat.${value}`),
        }))}
      />
      <Button variant="quiet" type="submit">
        {t('shell.submitSearch')}
      </Button>
    </Form>
  );
}
